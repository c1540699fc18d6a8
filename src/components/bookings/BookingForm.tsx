'use client'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { ErrorSummary } from '@/components/forms/ErrorSummary'
import { FieldError } from '@/components/forms/Fields'
import { NotSent } from '@/components/forms/NotSent'
import { Trap } from '@/components/forms/Trap'
import { t } from '@/lib/words'
import { Chosen } from './Chosen'
import { DayStrip } from './DayStrip'
import { OtherTimes } from './OtherTimes'
import { PersonFields } from './PersonFields'
import { Times } from './Times'
import { useBooking } from './useBooking'
import { useTimes } from './useTimes'
import type { BookingView } from './view'

interface Props {
  view: BookingView
  /** The page's heading. */
  head?: ReactNode
  /** The locations to choose from. */
  where?: ReactNode
  /** The car, the place and who is there. */
  what?: ReactNode
  /** Hours, what happens and what it costs. */
  beside?: ReactNode
  /** What to know before a time is picked. */
  note?: ReactNode
}

const idOf = (name: string) => `b-${name}`
const FIELDS = ['start', 'name', 'phone', 'email', 'message', 'Rego', 'km', 'terms_conditions', 'opt_in']

/** A press of a finger or a mouse: with the keyboard one goes through the radios, which must stay. */
const isPressed = ({ detail, target }: MouseEvent): boolean =>
  detail > 0 && target instanceof HTMLInputElement

/** A plain form that the browser can send: days are links, times are radios. */
export function BookingForm({ view, head, where, what, beside, note }: Props) {
  const times = useTimes(view)
  const { formProps, register, errorOf, summary, lost, busy, nearest } = useBooking(view, times.chosen)
  const others = nearest ? summary.filter(({ path }) => path !== 'start') : summary
  const noTime = { id: idOf('start'), error: nearest ? undefined : errorOf('start') }
  /** On a phone one thing at a time: the days fold once a time is chosen. */
  const [isFolded, setFolded] = useState(false)
  const change = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFolded && change.current?.offsetParent) change.current.focus()
  }, [isFolded])
  return (
    <form className="form book__form" action={view.action} {...formProps}>
      {head}
      <aside className="book__side" aria-label={t(view.whatLabel)}>
        <div className="book__what onnight">
          {what}
          <Chosen time={times.time?.label} day={times.day} />
        </div>
        {beside && <div className="book__beside">{beside}</div>}
      </aside>
      <div className="book__alerts">
        {note}
        <ErrorSummary errors={others} idOf={(path) => (FIELDS.includes(path) ? idOf(path) : null)} />
        <NotSent shown={lost} busy={busy} />
        {view.hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Trap id={idOf('website')} />
        {nearest && (
          <OtherTimes times={nearest} onPick={(start) => void times.pick(start.slice(0, 10), start)} />
        )}
      </div>
      <div className="book__pick onnight" data-folded={(isFolded && times.chosen !== '') || undefined}>
        <p className="book__picked">
          <b>{times.words}</b>
          <button className="more" type="button" ref={change} onClick={() => setFolded(false)}>
            {t('Change')}
          </button>
        </p>
        {where}
        <section className="book__days" aria-labelledby="b-days">
          <h2 id="b-days">{t('Pick a day')}</h2>
          <DayStrip
            days={view.days}
            later={view.later}
            date={times.date}
            onPick={(date) => void times.pick(date)}
          />
        </section>
        {/* The target of the error summary: radios of another day replace these. */}
        <fieldset
          className="fset"
          tabIndex={-1}
          id={noTime.id}
          aria-describedby={noTime.error && `${noTime.id}-e`}
          onClick={(event) => isPressed(event) && setFolded(true)}
        >
          <Times view={view} times={times} />
          <FieldError {...noTime} />
        </fieldset>
      </div>
      <div className="book__who">
        <PersonFields {...{ view, idOf, register, errorOf }} />
        <p className="fineprint">{view.notice}</p>
      </div>
      <div className="book__send">
        <button
          className={busy ? 'btn btn--brand is-busy' : 'btn btn--brand'}
          type="submit"
          aria-disabled={busy || undefined}
        >
          {busy && <span className="spin" />}
          {busy ? t('Booking…') : times.words ? t('Book {words}', { words: times.words }) : t('Book')}
        </button>
      </div>
      <p className="fineprint book__end">{t('Move or cancel any time from the link we send.')}</p>
    </form>
  )
}
