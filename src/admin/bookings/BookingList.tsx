import { rowHref } from '@/lib/adminHrefs'
import { capital } from '@/lib/text'
import type { PlacedLine } from './dayBookings'
import { STATES } from './states'

export function BookingList({ lines }: { lines: readonly PlacedLine[] }) {
  return (
    <ul className="fc-list fc-list--times">
      {lines.map(({ id, time, name, what, about, place, state }) => (
        <li key={id}>
          <b>{time}</b>
          <div>
            <a href={rowHref('bookings', id)}>{name || capital(what)}</a>
            <span>{capital([what, about, place].filter(Boolean).join(', '))}</span>
          </div>
          {state !== 'booked' && (
            <span className={`fc-pill ${STATES[state].tone}`}>{STATES[state].text}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
