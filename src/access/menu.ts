/** Hides menu entries that a role does not need. It is no access rule. */
import type { CollectionAdminOptions } from 'payload'
import { isPlatform, staffOf, type Role } from './staff'

export const GROUP = {
  leads: 'Leads and shoppers',
  stock: 'Stock',
  website: 'Website',
  settings: 'Dealership and settings',
} as const

type Hidden = Exclude<CollectionAdminOptions['hidden'], boolean | undefined>

export const menuOf =
  (...roles: Role[]): Hidden =>
  ({ user }) => {
    const staff = staffOf(user)
    return !isPlatform(staff) && !roles.some((role) => role === staff?.role)
  }
