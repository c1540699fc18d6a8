import { Icon } from '@/components/ui/Icon'
import { PhotoPicker } from '@/components/trade-in/PhotoPicker'
import { PlateRegister } from '@/components/trade-in/PlateRegister'
import type { Country } from '@/core/dealer/country/country'
import { REGO_MAX_LENGTH } from '@/features/trade-in/draft.rules'
import { MAX_PHOTO_MB, MAX_PHOTOS, MAX_SENDING_MB } from '@/core/person/photoLimits.rules'
import { t } from '@/lib/words'
import type { OwnCar } from '@/features/trade-in/ownCar.rules'
import type { Photo } from '@/core/person/ownCarPhotos'

interface Props {
  id: string
  car: OwnCar
  state: string
  country: Country
  photos: readonly Photo[]
  /** How many photos of the last upload were refused. */
  refused: number
  /** True when finishing accepts a range. */
  accepts: boolean
}

const ADDRESS = '/api/trade-in/photos'

function Refused({ refused }: Pick<Props, 'refused'>) {
  if (!refused) return null
  return (
    <div className="summary" role="alert">
      <b>
        <Icon name="alert" />
        {t(refused === 1 ? '{count} file was not taken' : '{count} files were not taken', { count: refused })}
      </b>
      <p>
        {t('Send JPEG, PNG or WebP up to {max_photo_mb} MB each, {max_photos} in all.', {
          max_photo_mb: MAX_PHOTO_MB,
          max_photos: MAX_PHOTOS,
        })}
      </p>
    </div>
  )
}

function Added({ id, photos }: Pick<Props, 'id' | 'photos'>) {
  return (
    <ul className="photolist" aria-label={t('Added photos')}>
      {photos.map(({ key, name }, index) => (
        <li key={key}>
          <Icon name="images" />
          <span>{name}</span>
          <form action={ADDRESS} method="post" encType="multipart/form-data">
            <input type="hidden" name="id" value={id} />
            <button
              className="icon-btn"
              name="remove"
              value={index}
              aria-label={t('Remove {name}', { name })}
            >
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
          {t('Rego')} <span className="opt">{t('optional')}</span>
        </label>
        <input
          id="rego"
          name="rego"
          defaultValue={car.rego}
          maxLength={REGO_MAX_LENGTH}
          pattern="[A-Za-z0-9 \-]+"
          title={t('Letters and digits alone, for example 482KXJ')}
          autoCapitalize="characters"
          autoComplete="off"
        />
      </div>
      <PlateRegister
        id="regoState"
        label={t('Registered in')}
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
          {t(more ? 'More photos' : 'Photos')} <span className="opt">{t('optional')}</span>
        </label>
        <PhotoPicker id="photos" room={room} />
      </div>
      <p className="fineprint">
        {t(
          'Up to {photos} of {max_photo_mb} MB, {max_sending_mb} MB at once. Only the people who value your car see them.',
          {
            photos: t(room === 1 ? '{count} photo' : '{count} photos', { count: room }),
            max_photo_mb: MAX_PHOTO_MB,
            max_sending_mb: MAX_SENDING_MB,
          },
        )}
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
        {t('Daylight, not wet, the whole car in the frame: both corners, inside, the tyres, any damage.')}
      </p>
      <Refused {...props} />
      {photos.length > 0 && <Added {...props} />}
      <form className="form" action={ADDRESS} method="post" encType="multipart/form-data">
        <input type="hidden" name="id" value={id} />
        {room > 0 && <Choose room={room} more={photos.length > 0} />}
        <Plate {...props} />
        <div className="acts">
          <button className="btn btn--brand" name="then" value="accept">
            {t(accepts ? 'Accept this range and send' : 'Send')}
          </button>
          {/* Second, since Enter in the rego presses the first button of its form. */}
          {room > 0 && (
            <button className="btn btn--soft" name="then" value="photos" formNoValidate>
              <Icon name="camera" />
              {t('Add these photos')}
            </button>
          )}
        </div>
        <p className="fineprint">
          {t(
            accepts
              ? 'You tell us that you would sell in this range. Nobody is bound before the car has been looked at.'
              : 'A person looks at it and tells you a price. You can send it without photos.',
          )}
        </p>
      </form>
    </>
  )
}
