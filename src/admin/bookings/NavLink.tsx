import type { ServerProps } from 'payload'
import { MenuLink } from '@/admin/frame/MenuLink'
import { mayReadBookings } from './dayBookings'

/** In the menu of those who may see bookings. */
export function NavLink({ user }: ServerProps) {
  if (!mayReadBookings(user)) return null
  return <MenuLink to="/admin/bookings" words="Bookings" />
}
