import type { ServerProps } from 'payload'
import { MenuLink } from '@/admin/frame/MenuLink'
import { BOOKINGS } from '@/admin/frame/mainScreens.data'
import { mayReadBookings } from './mayReadBookings'

export function NavLink({ user }: ServerProps) {
  if (!mayReadBookings(user)) return null
  return <MenuLink {...BOOKINGS} />
}
