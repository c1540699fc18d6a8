import type { ServerProps } from 'payload'
import { mayReadLeads } from './mayReadLeads'

/** In the menu of those who answer leads. */
export function NavLink({ user }: ServerProps) {
  if (!mayReadLeads(user)) return null
  return (
    <a className="nav__link" href="/admin/leads">
      <span className="nav__link-label">Leads</span>
    </a>
  )
}
