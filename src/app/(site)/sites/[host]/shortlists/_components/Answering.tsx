import { CarPicture } from '@/components/car/CarPicture'
import { PriceChangeText } from '@/components/garage/PriceChangeText'
import { Field } from '@/components/forms/Fields'
import { shortPrice } from '@/core/car/price'
import { carHref, carImages } from '@/core/car/text'
import { NAME_MAX, NOTE_MAX, VERDICT_WORDS, VOTES, VOTE_WORDS } from '@/features/shortlists/shortlist.rules'
import type { ChosenCar, ShortlistView } from '@/app/(site)/sites/[host]/shortlists/page-data'
import { t } from '@/lib/words'

interface CarProps {
  view: ShortlistView
  chosen: ChosenCar
}

function Standing({ view, chosen: { car, isSold, change } }: CarProps) {
  if (!car) return <p>{t('No longer listed')}</p>
  return (
    <p>
      <b>
        {isSold
          ? t('Sold')
          : [car.reserved && t('Reserved'), shortPrice(car, view.site.config)].filter(Boolean).join(', ')}
      </b>{' '}
      <PriceChangeText change={change} />
    </p>
  )
}

function TheirAnswer({ view, chosen: { listed } }: CarProps) {
  const answer = view.others.cars[listed.id]
  const who = view.others.name || t('The other of you')
  if (!answer?.vote && !answer?.note) return <p className="fineprint">{t('{who}: no answer yet', { who })}</p>
  return (
    <p className="shortlist__theirs" data-vote={answer.vote ?? undefined}>
      <b>{answer.vote ? t('{who}: {vote}', { who, vote: t(VOTE_WORDS[answer.vote]) }) : who}</b>
      {answer.note && <q>{answer.note}</q>}
    </p>
  )
}

function OwnAnswer({ view, chosen: { listed } }: CarProps) {
  const answer = view.own.cars[listed.id]
  const id = `note-${listed.id}`
  return (
    <>
      <fieldset className="seg seg--wrap">
        <legend>
          {t('What do you say?')}
          <span className="sr"> {listed.name}</span>
        </legend>
        {VOTES.map((vote) => (
          <label key={vote}>
            <input
              type="radio"
              name={`vote.${listed.id}`}
              value={vote}
              defaultChecked={answer?.vote === vote}
            />
            <span>{t(VOTE_WORDS[vote])}</span>
          </label>
        ))}
      </fieldset>
      <Field id={id} error={undefined} label={t('A note')} optional>
        <input
          id={id}
          name={`note.${listed.id}`}
          type="text"
          maxLength={NOTE_MAX}
          autoComplete="off"
          defaultValue={answer?.note}
        />
      </Field>
    </>
  )
}

function Car(props: CarProps) {
  const { listed, car, verdict } = props.chosen
  const [picture] = car ? carImages(car) : []
  return (
    <li className="shortlist__car" data-verdict={verdict}>
      <div className="shortlist__pic fills">
        {picture && <CarPicture url={picture.url} alt="" eager />}
        <span className="tag">{t(VERDICT_WORDS[verdict])}</span>
      </div>
      <div className="shortlist__txt">
        <h2>{car ? <a href={carHref(car)}>{listed.name}</a> : listed.name}</h2>
        <Standing {...props} />
        <TheirAnswer {...props} />
        <OwnAnswer {...props} />
      </div>
    </li>
  )
}

export function Answering({ view }: { view: ShortlistView }) {
  const { list, key, own, cars } = view
  return (
    <form className="form" method="post" action={`/api/shortlists/${list.id}`}>
      <input type="hidden" name="key" value={key} />
      <ol className="shortlist__cars">
        {cars.map((chosen) => (
          <Car key={chosen.listed.id} view={view} chosen={chosen} />
        ))}
      </ol>
      <div className="shortlist__end">
        <Field id="name" error={undefined} label={t('Your name')} optional>
          <input
            id="name"
            name="name"
            type="text"
            maxLength={NAME_MAX}
            autoComplete="given-name"
            defaultValue={own.name}
          />
        </Field>
        <button className="btn btn--brand" type="submit">
          {t('Save what I say')}
        </button>
        <button className="textbtn" type="submit" name="act" value="delete" formNoValidate>
          {t('Delete this shortlist for both')}
        </button>
      </div>
    </form>
  )
}
