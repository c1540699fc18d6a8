import { Icon } from '@/components/ui/Icon'
import { PlateRegister } from '@/components/sell/PlateRegister'
import type { Country } from '@/domain/country/country'
import { plural } from '@/domain/format'
import { MAX_PHOTO_MB, MAX_PHOTOS, MAX_SENDING_MB, type Photo } from '@/domain/valuations/photos'
import type { OwnCar } from '@/valuations/journey'

interface Props {
  id: string
  car: OwnCar
  state: string
  country: Country
  photos: readonly Photo[]
  /** How many of the last sending were not taken. */
  refused: number
  /** True when a range is taken with it. */
  accepts: boolean
}

const ADDRESS = '/api/trade-in/photos'

function Refused({ refused }: Pick<Props, 'refused'>) {
  if (!refused) return null
  return (
    <div className="summary" role="alert">
      <b>
        <Icon name="alert" />
        {plural(refused, 'file was', 'files were')} not taken
      </b>
      <p>
        Send JPEG, PNG or WebP up to {MAX_PHOTO_MB} MB each, {MAX_PHOTOS} in all.
      </p>
    </div>
  )
}

function Added({ id, photos }: Pick<Props, 'id' | 'photos'>) {
  return (
    <ul className="photolist" aria-label="Added photos">
      {photos.map(({ key, name }, index) => (
        <li key={key}>
          <Icon name="images" />
          <span>{name}</span>
          <form action={ADDRESS} method="post" encType="multipart/form-data">
            <input type="hidden" name="id" value={id} />
            <button className="icon-btn" name="remove" value={index} aria-label={`Remove ${name}`}>
              <Icon name="close" />
            </button>
          </form>
        </li>
      ))}
    </ul>
  )
}

function Plate({ car, state, country }: Pick<Props, 'car' | 'state' | 'country'>) {
  return (
    <div className="form__fields">
      <div className="field field--short field--plate">
        <label htmlFor="rego">
          Rego <span className="opt">optional</span>
        </label>
        <input
          id="rego"
          name="rego"
          defaultValue={car.rego}
          maxLength={12}
          pattern="[A-Za-z0-9 \-]+"
          title="Letters and digits alone, for example 482KXJ"
          autoCapitalize="characters"
          autoComplete="off"
        />
      </div>
      <PlateRegister
        id="regoState"
        label="Registered in"
        className="field field--short"
        country={country}
        chosen={car.regoState ?? state}
      />
    </div>
  )
}

function Choose({ room, more }: { room: number; more: boolean }) {
  return (
    <div className="photolist__add">
      <div className="field">
        <label htmlFor="photos">
          {more ? 'More photos' : 'Photos'} <span className="opt">optional</span>
        </label>
        <input id="photos" name="photos" type="file" accept="image/jpeg,image/png,image/webp" multiple />
      </div>
      <p className="fineprint">
        Up to {plural(room, 'photo')} of {MAX_PHOTO_MB} MB, {MAX_SENDING_MB} MB at once. Only the people who
        value your car see them.
      </p>
    </div>
  )
}

export function PhotosStep(props: Props) {
  const { id, photos, accepts } = props
  const room = MAX_PHOTOS - photos.length
  return (
    <>
      <p className="lede">
        Daylight, not wet, the whole car in the frame: both corners, inside, the tyres, any damage.
      </p>
      <Refused {...props} />
      {photos.length > 0 && <Added {...props} />}
      <form className="form" action={ADDRESS} method="post" encType="multipart/form-data">
        <input type="hidden" name="id" value={id} />
        {room > 0 && <Choose room={room} more={photos.length > 0} />}
        <Plate {...props} />
        <div className="acts">
          <button className="btn btn--brand" name="then" value="accept">
            {accepts ? 'Accept this range and send' : 'Send'}
          </button>
          {/* Second, since Enter in the rego presses the first button of its form. */}
          {room > 0 && (
            <button className="btn btn--soft" name="then" value="photos" formNoValidate>
              <Icon name="camera" />
              Add these photos
            </button>
          )}
        </div>
        <p className="fineprint">
          {accepts
            ? 'You tell us that you would sell in this range. Nobody is bound before the car was looked at.'
            : 'A person looks at it and tells you a price. You can send it without photos.'}
        </p>
      </form>
    </>
  )
}
