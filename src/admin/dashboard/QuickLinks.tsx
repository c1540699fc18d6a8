import type { TypedUser } from 'payload'
import { editors, hasRole } from '@/access/rules'
import { isPlatform, staffOf } from '@/access/staff'
import { mayReadBookings } from '@/admin/bookings/dayBookings'

const LINKS = [
  ['Cars', '/admin/cars'],
  ['Opening hours', '/admin/collections/opening-hours'],
  ['Offers', '/admin/collections/offers'],
] as const
const PAGES = ['Pages', '/admin/collections/pages'] as const

const mayEdit = (user: TypedUser): boolean => isPlatform(staffOf(user)) || hasRole(staffOf(user), editors)

export function QuickLinks({ user }: { user: TypedUser }) {
  return (
    <nav className="fc-acts" aria-label="Shortcuts">
      {mayReadBookings(user) && (
        <a className="fc-btn" href="/admin/bookings">
          Bookings
        </a>
      )}
      {[...LINKS, ...(mayEdit(user) ? [PAGES] : [])].map(([label, href]) => (
        <a className="fc-btn" href={href} key={href}>
          {label}
        </a>
      ))}
    </nav>
  )
}
