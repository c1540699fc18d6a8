import type { ServerProps } from 'payload'
import { mayReadHistory } from '@/access/history'

/** In the menu of those who answer for the data. */
export function NavLink({ user }: ServerProps) {
  if (!mayReadHistory(user)) return null
  return (
    <a className="nav__link" href="/admin/privacy">
      <span className="nav__link-label">Data of a person</span>
    </a>
  )
}
