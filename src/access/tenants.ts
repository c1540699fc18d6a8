/** Access to the tenants themselves: a row's own id is its tenant. */
import type { Access } from 'payload'
import { inOwnTenants } from './rules'
import { staffOf, type Role } from './staff'

export const own =
  (roles: readonly Role[]): Access =>
  ({ req }) =>
    inOwnTenants(staffOf(req.user), roles, 'id')
