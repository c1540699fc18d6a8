import type { TypedUser } from 'payload'
import { mayReadBookings } from '@/admin/bookings/dayBookings'

const LINKS = [
  ['Cars', '/admin/cars'],
  ['Opening hours', '/admin/collections/opening-hours'],
  ['Offers', '/admin/collections/offers'],
  ['Pages', '/admin/collections/pages'],
] as const

export function QuickLinks({ user }: { user: TypedUser }) {
  return (
    <nav className="fc-acts" aria-label="Shortcuts">
      {mayReadBookings(user) && (
        <a className="fc-btn" href="/admin/bookings">
          Bookings
        </a>
      )}
      {LINKS.map(([label, href]) => (
        <a className="fc-btn" href={href} key={href}>
          {label}
        </a>
      ))}
    </nav>
  )
}
