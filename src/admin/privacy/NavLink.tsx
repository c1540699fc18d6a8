import type { ServerProps } from 'payload'
import { mayReadHistory } from '@/access/history'
import { MenuLink } from '@/admin/frame/MenuLink'

export function NavLink({ user }: ServerProps) {
  if (!mayReadHistory(user)) return null
  return <MenuLink to="/admin/privacy" words="Privacy requests" />
}
