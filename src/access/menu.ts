/** The admin's menu: groups by task, and what a role has no use for left out. Access itself is decided elsewhere. */
import type { CollectionAdminOptions } from 'payload'
import { isPlatform, staffOf, type Role } from './staff'

export const GROUP = {
  leads: 'Leads',
  stock: 'Stock',
  website: 'Website',
  dealership: 'Dealership',
  settings: 'Settings',
} as const

type Hidden = Exclude<CollectionAdminOptions['hidden'], boolean | undefined>

/** In the menu of these roles, and of the platform's own staff. */
export const menuOf =
  (...roles: Role[]): Hidden =>
  ({ user }) => {
    const staff = staffOf(user)
    return !isPlatform(staff) && !roles.some((role) => role === staff?.role)
  }
