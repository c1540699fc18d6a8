import { rowHref } from '@/lib/adminHrefs'
import { capital } from '@/lib/text'
import type { PlacedLine } from './dayBookings'

export function BookingList({ lines }: { lines: readonly PlacedLine[] }) {
  return (
    <ul className="fc-list">
      {lines.map(({ id, time, name, what, about, place }) => (
        <li key={id}>
          <b>{time}</b>
          <div>
            <b>{name}</b>
            <span>{capital([what, about, place].filter(Boolean).join(', '))}</span>
          </div>
          <a href={rowHref('bookings', id)}>
            Open<span className="fc-sr"> the booking of {name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
