import type { UIFieldServerProps } from 'payload'
import { Fragment } from 'react'
import { labelOf } from '@/fields/label'
import { momentText } from '@/core/place/moments'
import { RowTitle } from '@/admin/frame/RowTitle'
import { shortNameOf } from '@/admin/fields/ReferenceCell'
import { CallLink, Facts, MailLink } from '@/admin/kit/Facts'
import { relatedDoc, relatedOf } from '@/admin/related/related'
import { rowHref } from '@/lib/adminHrefs'
import { BookingActions } from './BookingActions'
import { deskLine } from './dayBookings'
import { STATES } from './states'

const LATER = 'From the start on, mark it here as Attended or No-show.'

/** At the head of a booking: what it is, its state, and what can be done with it. */
export async function BookingHead({ data, payload, user }: UIFieldServerProps) {
  const now = new Date()
  const found = user && typeof data?.id === 'string' ? await deskLine(payload, user, data.id, now) : null
  if (!found || !user) return null
  const { line, kind, zone, place, email, reference, end } = found
  const { text, tone } = STATES[line.state]
  const when = momentText(line.start, zone)
  const [at, related] = await Promise.all([
    shortNameOf(payload, data, place),
    relatedOf(payload, user, relatedDoc.parse(data), zone),
  ])
  return (
    <div className="fc fc--field">
      <RowTitle words={`${labelOf(kind)}, ${when}`} />
      <section className="fc-card" aria-labelledby="booking-title">
        <div className="fc-acting">
          <h2 id="booking-title">{line.name || labelOf(kind)}</h2>
          <p>
            <span className={`fc-pill ${tone}`}>{text}</span>
          </p>
          {line.phone && <CallLink phone={line.phone} button="fc-btn fc-btn--main" />}
          <BookingActions line={line} now={now.getTime()} />
        </div>
        <Facts
          look="wide"
          rows={[
            ['When', `${when} to ${end}`],
            ['Where', at],
            ['What', line.what],
            ['Car', line.carId ? <a href={rowHref('cars', line.carId)}>{line.about}</a> : line.about],
            ['Message', line.message],
            ['Email', email && <MailLink email={email} />],
            ['Reference', reference],
            ...related.map(
              ({ href, title, text: about }) =>
                [
                  'Belongs to',
                  <Fragment key={href}>
                    <a href={href}>{title}</a> <span className="fc-muted">{about}</span>
                  </Fragment>,
                ] as const,
            ),
          ]}
        />
        {line.state === 'booked' && Date.parse(line.start) > now.getTime() && (
          <p className="fc-foot">{LATER}</p>
        )}
      </section>
    </div>
  )
}
