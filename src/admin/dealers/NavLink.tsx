import type { ServerProps } from 'payload'
import { isPlatform, staffOf } from '@/access/staff'
import { MenuLink } from '@/admin/frame/MenuLink'

export function NavLink({ user }: ServerProps) {
  if (!isPlatform(staffOf(user))) return null
  return <MenuLink to="/admin/dealers" words="Dealers" />
}
