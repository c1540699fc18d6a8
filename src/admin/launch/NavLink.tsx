import type { ServerProps } from 'payload'
import { mayReadHistory } from '@/access/history'

/** In the menu of those who answer for the website. */
export function NavLink({ user }: ServerProps) {
  if (!mayReadHistory(user)) return null
  return (
    <a className="nav__link" href="/admin/launch">
      <span className="nav__link-label">Launch checklist</span>
    </a>
  )
}
