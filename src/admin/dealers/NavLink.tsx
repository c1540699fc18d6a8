import type { ServerProps } from 'payload'
import { isPlatform, staffOf } from '@/access/staff'
import { MenuLink } from '@/admin/frame/MenuLink'
import { settingsEntry } from './settingsEntry'

export function NavLink({ user }: ServerProps) {
  const settings = settingsEntry(user)
  return (
    <>
      {settings && <MenuLink {...settings} />}
      {isPlatform(staffOf(user)) && <MenuLink to="/admin/dealers" words="Dealers" />}
    </>
  )
}
