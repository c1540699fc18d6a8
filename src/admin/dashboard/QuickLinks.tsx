import { editors, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { mayReadBookings } from '@/admin/may'
import { listHref } from '@/lib/adminHrefs'

const LINKS = [
  ['Cars', '/admin/cars'],
  ['Opening hours', listHref('opening-hours')],
  ['Offers', listHref('offers')],
] as const
const PAGES = ['Pages', listHref('pages')] as const

export function QuickLinks({ user }: { user: unknown }) {
  return (
    <nav className="fc-acts" aria-label="Shortcuts">
      {mayReadBookings(user) && (
        <a className="fc-btn" href="/admin/bookings">
          Bookings
        </a>
      )}
      {[...LINKS, ...(worksAs(staffOf(user), editors) ? [PAGES] : [])].map(([label, href]) => (
        <a className="fc-btn" href={href} key={href}>
          {label}
        </a>
      ))}
    </nav>
  )
}
