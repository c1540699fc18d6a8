import { plural } from '@/core/money/format'
import { CallLink } from '@/admin/kit/Facts'
import { rowHref } from '@/lib/adminHrefs'
import { bookingHref } from './bookingHref'
import { BookingActions } from './BookingActions'
import type { DeskDay, DeskLine } from './dayBookings'
import { STATES } from './states'

function Line({ line, now }: { line: DeskLine; now: number }) {
  const { text, tone } = STATES[line.state]
  return (
    <tr className={line.state === 'cancelled' ? 'is-off' : undefined}>
      <td>
        <b>{line.time}</b>
      </td>
      <td>
        <a href={rowHref('bookings', line.id)}>
          <b>{line.name}</b>
        </a>
        <small>{line.phone && <CallLink phone={line.phone} />}</small>
      </td>
      <td>
        {line.about || line.what}
        <small>{[line.about ? line.what : '', line.message].filter(Boolean).join(': ')}</small>
      </td>
      <td>
        <span className={`fc-pill ${tone}`}>{text}</span>
      </td>
      <td>
        <BookingActions line={line} now={now} />
      </td>
    </tr>
  )
}

export const PlaceLinks = ({ place: { id, name, book } }: { place: DeskDay }) => (
  <>
    {book && (
      <a href={bookingHref({ place: id })}>
        {book}
        <span className="fc-sr"> at {name}</span>
      </a>
    )}
    <a href={rowHref('locations', id)}>
      Times and rules<span className="fc-sr"> of {name}</span>
    </a>
  </>
)

export function PlaceBookings({ place, now }: { place: DeskDay; now: number }) {
  const { id, name, lines } = place
  const active = lines.filter(({ state }) => state !== 'cancelled').length
  return (
    <section className="fc-card" aria-labelledby={`place-${id}`}>
      <header>
        <h2 id={`place-${id}`}>{name}</h2>
        {active > 0 && <span className="fc-pill">{plural(active, 'booking')}</span>}
        <PlaceLinks place={place} />
      </header>
      {lines.length === 0 && <p className="fc-foot">Nothing booked.</p>}
      {lines.length > 0 && (
        <table className="fc-table fc-daysheet">
          <thead>
            <tr>
              <th>Time</th>
              <th>Who</th>
              <th>What</th>
              <th>Status</th>
              <th>
                <span className="fc-sr">Action</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.id} line={line} now={now} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
