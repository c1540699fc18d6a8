'use client'
import { ErrorSummary } from '@/components/forms/ErrorSummary'
import { FieldError } from '@/components/forms/Fields'
import { NotSent } from '@/components/forms/NotSent'
import { Trap } from '@/components/forms/Trap'
import { t } from '@/lib/words'
import { DayStrip } from './DayStrip'
import { PersonFields } from './PersonFields'
import { Times } from './Times'
import { useBooking } from './useBooking'
import { useTimes } from './useTimes'
import type { BookingView, OtherTime } from './view'
import { useEffect, useRef } from 'react'

interface Props {
  times: readonly OtherTime[]
  onPick(start: string): void
}

/** Shown when somebody else was faster. Nothing that was typed is lost. */
function OtherTimes({ times, onPick }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [times])
  return (
    <div className="note note--warn" role="alert" tabIndex={-1} ref={box}>
      <div>
        <p>
          <b>{t('Somebody else has just taken this time.')}</b>{' '}
          {t(times.length ? 'Nearest to it are free:' : 'No other is free just now. Please call us.')}
        </p>
        <div className="others__times">
          {times.map(({ start, label }) => (
            <button className="btn btn--line" type="button" key={start} onClick={() => onPick(start)}>
              {label}
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}

const idOf = (name: string) => `b-${name}`
const FIELDS = ['start', 'name', 'phone', 'email', 'message', 'Rego', 'km', 'terms_conditions', 'opt_in']

/** A plain form that the browser can send: days are links, times are radios. */
export function BookingForm({ view }: { view: BookingView }) {
  const times = useTimes(view)
  const { formProps, register, errorOf, summary, lost, busy, nearest } = useBooking(view, times.chosen)
  const others = nearest ? summary.filter(({ path }) => path !== 'start') : summary
  const noTime = { id: idOf('start'), error: nearest ? undefined : errorOf('start') }
  return (
    <form className="form" action={view.action} {...formProps}>
      <ErrorSummary errors={others} idOf={(path) => (FIELDS.includes(path) ? idOf(path) : null)} />
      <NotSent shown={lost} busy={busy} />
      {view.hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Trap id={idOf('website')} />
      <section aria-labelledby="b-days">
        <h2 id="b-days">{t('Pick a day')}</h2>
        <DayStrip days={view.days} date={times.date} onPick={(date) => void times.pick(date)} />
      </section>
      {/* The target of the error summary: radios of another day replace these. */}
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
      <PersonFields {...{ view, idOf, register, errorOf }} />
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
