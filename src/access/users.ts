import type { Access } from 'payload'
import { dealerAdmins, hasRole, inOwnTenants } from './rules'
import { isPlatform, staffOf } from './staff'

export const readUsers: Access = ({ req }) => {
  const staff = staffOf(req.user)
  if (!staff || isPlatform(staff)) return isPlatform(staff)
  const colleagues = inOwnTenants(staff, dealerAdmins, 'tenants')
  const self = { id: { equals: staff.id } }
  return typeof colleagues === 'boolean' ? self : { or: [self, colleagues] }
}

export const createUsers: Access = ({ req }) =>
  isPlatform(staffOf(req.user)) || hasRole(staffOf(req.user), dealerAdmins)
export const changeUsers: Access = readUsers
