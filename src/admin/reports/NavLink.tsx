import type { ServerProps } from 'payload'
import { MenuLink } from '@/admin/frame/MenuLink'
import { mayReadReports } from './mayReadReports'

export function NavLink({ user }: ServerProps) {
  if (!mayReadReports(user)) return null
  return <MenuLink to="/admin/reports" words="Reports" />
}
