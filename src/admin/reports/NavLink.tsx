import type { ServerProps } from 'payload'
import { mayReadReports } from './mayReadReports'

/** In the menu of those who may see figures. */
export function NavLink({ user }: ServerProps) {
  if (!mayReadReports(user)) return null
  return (
    <a className="nav__link" href="/admin/reports">
      <span className="nav__link-label">Reports</span>
    </a>
  )
}
