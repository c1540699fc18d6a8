import type { Access } from 'payload'
import { inOwnTenants } from './rules'
import { staffOf, type Role } from './staff'

export const own =
  (roles: readonly Role[]): Access =>
  ({ req }) =>
    inOwnTenants(staffOf(req.user), roles, 'id')
