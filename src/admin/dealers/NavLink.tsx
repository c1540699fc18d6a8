import type { ServerProps } from 'payload'
import { isPlatform, staffOf } from '@/access/staff'

/** In the menu of the platform's people. */
export function NavLink({ user }: ServerProps) {
  if (!isPlatform(staffOf(user))) return null
  return (
    <a className="nav__link" href="/admin/dealers">
      <span className="nav__link-label">Dealers</span>
    </a>
  )
}
