import type { ServerProps } from 'payload'
import { MenuLink } from '@/admin/frame/MenuLink'
import { LEADS } from '@/admin/frame/mainScreens.data'
import { mayReadLeads } from './mayReadLeads'

export function NavLink({ user }: ServerProps) {
  if (!mayReadLeads(user)) return null
  return <MenuLink {...LEADS} />
}
