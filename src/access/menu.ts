/** The groups of the menu, in their order; and what hides entries that a role does not need, which is no access rule. */
import type { CollectionAdminOptions } from 'payload'
import type { Role } from './roles'
import { worksAs } from './rules'
import { staffOf } from './staff'

export const GROUP = {
  leads: 'Leads',
  stock: 'Cars',
  website: 'Website',
  dealership: 'Dealership',
  settings: 'Settings',
} as const

type Hidden = Exclude<CollectionAdminOptions['hidden'], boolean | undefined>

export const menuOf =
  (roles: readonly Role[]): Hidden =>
  ({ user }) =>
    !worksAs(staffOf(user), roles)
