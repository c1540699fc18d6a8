import type { ServerProps } from 'payload'
import { MenuLink } from '@/admin/frame/MenuLink'
import { CARS } from '@/admin/frame/mainScreens.data'
import { mayReadCars } from './mayEditCars'

export function NavLink({ user }: ServerProps) {
  if (!mayReadCars(user)) return null
  return <MenuLink {...CARS} />
}
