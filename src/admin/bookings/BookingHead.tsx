import type { UIFieldServerProps } from 'payload'
import { labelOf } from '@/fields/label'
import { momentText } from '@/core/place/moments'
import { RowTitle } from '@/admin/frame/RowTitle'
import { shortNameOf } from '@/admin/fields/ReferenceCell'
import { CallLink, Facts, MailLink } from '@/admin/kit/Facts'
import { BookingActions } from './BookingActions'
import { deskLine } from './dayBookings'
import { STATES } from './PlaceBookings'

const LATER = 'From the start on, mark it here as Attended or No-show.'

/** At the head of a booking: what it is, its state, and what can be done with it. */
export async function BookingHead({ data, payload, user }: UIFieldServerProps) {
  const now = new Date()
  const found = user && typeof data?.id === 'string' ? await deskLine(payload, user, data.id, now) : null
  if (!found) return null
  const { line, kind, zone, place, email, reference, end } = found
  const { text, tone } = STATES[line.state]
  const when = momentText(line.start, zone)
  const at = await shortNameOf(payload, data, place)
  return (
    <div className="fc fc--field">
      <RowTitle words={`${labelOf(kind)}, ${when}`} />
      <section className="fc-card fc-acting" aria-labelledby="booking-title">
        <h2 id="booking-title">{line.name || labelOf(kind)}</h2>
        <span className={`fc-pill ${tone}`}>{text}</span>
        <p className="fc-muted">{[`${line.time} to ${end}`, at, line.about].filter(Boolean).join(', ')}</p>
        <span className="fc-acts">
          {line.phone && <CallLink phone={line.phone} button="fc-btn fc-btn--main" />}
        </span>
        <BookingActions line={line} now={now.getTime()} />
      </section>
      <section className="fc-card" aria-label="What is known">
        <Facts
          rows={[
            ['Message', line.message],
            ['Email', email && <MailLink email={email} />],
            ['Reference', reference],
          ]}
        />
        {line.state === 'booked' && Date.parse(line.start) > now.getTime() && (
          <p className="fc-muted">{LATER}</p>
        )}
      </section>
    </div>
  )
}
