import type { ServerProps } from 'payload'
import { mayReadBookings } from './dayBookings'

/** In the menu of those who may see bookings. */
export function NavLink({ user }: ServerProps) {
  if (!mayReadBookings(user)) return null
  return (
    <a className="nav__link" href="/admin/bookings">
      <span className="nav__link-label">Bookings</span>
    </a>
  )
}
