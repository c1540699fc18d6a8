import type { ServerProps } from 'payload'
import { mayReadHistory } from '@/access/history'
import { MenuLink } from '@/admin/frame/MenuLink'

/** In the menu of people who are responsible for the website. */
export function NavLink({ user }: ServerProps) {
  if (!mayReadHistory(user)) return null
  return <MenuLink to="/admin/launch" words="Launch checklist" />
}
