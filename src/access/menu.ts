/** Hides menu entries that a role does not need. It is no access rule. */
import type { CollectionAdminOptions } from 'payload'
import type { Role } from './roles'
import { worksAs } from './rules'
import { staffOf } from './staff'

export const GROUP = {
  leads: 'Leads and shoppers',
  stock: 'Stock',
  website: 'Website',
  settings: 'Dealership and settings',
} as const

type Hidden = Exclude<CollectionAdminOptions['hidden'], boolean | undefined>

export const menuOf =
  (roles: readonly Role[]): Hidden =>
  ({ user }) =>
    !worksAs(staffOf(user), roles)
