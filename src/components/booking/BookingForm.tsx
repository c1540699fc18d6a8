'use client'
import { ErrorSummary } from '@/components/forms/ErrorSummary'
import { FieldError } from '@/components/forms/Fields'
import { t } from '@/lib/words'
import { DayStrip } from './DayStrip'
import { OtherTimes } from './OtherTimes'
import { PersonFields } from './PersonFields'
import { Times } from './Times'
import { useBooking } from './useBooking'
import { useTimes } from './useTimes'
import type { BookingView } from './view'

const idOf = (name: string) => `b-${name}`
const FIELDS = ['start', 'name', 'phone', 'email', 'message', 'Rego', 'terms_conditions', 'opt_in']

/** A plain form that the browser can send: days are links, times are radios. */
export function BookingForm({ view }: { view: BookingView }) {
  const times = useTimes(view)
  const { form, noValidate, failures, nearest, busy, onSubmit, onChange, onFocus, errorOf } = useBooking(view)
  const others = nearest ? failures.filter(({ path }) => path !== 'start') : failures
  const noTime = { id: idOf('start'), error: nearest ? undefined : errorOf('start') }
  return (
    <form
      className="form"
      method="post"
      action={view.action}
      ref={form}
      noValidate={noValidate}
      onSubmit={onSubmit}
      onChange={onChange}
      onFocus={onFocus}
    >
      <ErrorSummary errors={others} idOf={(path) => (FIELDS.includes(path) ? idOf(path) : null)} />
      {view.hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="trap" aria-hidden="true">
        <label htmlFor={idOf('website')}>{t('Leave this empty')}</label>
        <input name="website" id={idOf('website')} tabIndex={-1} autoComplete="off" />
      </p>
      <section aria-labelledby="b-days">
        <h2 id="b-days">{t('Pick a day')}</h2>
        <DayStrip days={view.days} date={times.date} onPick={(date) => void times.pick(date)} />
      </section>
      {/* Where the summary leads: radios of another day take the place of these. */}
      <fieldset
        className="fset"
        tabIndex={-1}
        id={noTime.id}
        aria-describedby={noTime.error && `${noTime.id}-e`}
      >
        <legend>
          {times.day
            ? t('Times on {weekday} {day}', { weekday: times.day.weekday, day: times.day.day })
            : t('Times')}
        </legend>
        <p className="field__hint">{view.hint}</p>
        <Times slots={times.slots} chosen={times.chosen} onChoose={times.choose} />
        <FieldError {...noTime} />
      </fieldset>
      {nearest && (
        <OtherTimes times={nearest} onPick={(start) => void times.pick(start.slice(0, 10), start)} />
      )}
      <PersonFields view={view} idOf={idOf} errorOf={errorOf} />
      <p className="fineprint">{view.notice}</p>
      <button
        className={busy ? 'btn btn--brand is-busy' : 'btn btn--brand'}
        type="submit"
        aria-disabled={busy || undefined}
      >
        {busy && <span className="spin" />}
        {busy ? t('Booking…') : times.words ? t('Book {words}', { words: times.words }) : t('Book')}
      </button>
      <p className="fineprint">{t('Move or cancel any time from the link we send.')}</p>
    </form>
  )
}
