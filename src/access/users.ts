import type { Access } from 'payload'
import { dealerAdmins, inOwnTenants, worksAs } from './rules'
import { isShownList } from './shown'
import { isPlatform, staffOf } from './staff'

const readUsers: Access = ({ req }) => {
  const staff = staffOf(req.user)
  if (!staff || isPlatform(staff)) return isPlatform(staff)
  const colleagues = inOwnTenants(staff, dealerAdmins, 'tenants')
  const self = { id: { equals: staff.id } }
  return typeof colleagues === 'boolean' ? self : { or: [self, colleagues] }
}

/** Colleagues at the chosen dealer, and always the person. */
export const listUsers: Access = async (args) => {
  const staff = staffOf(args.req.user)
  const verdict = await readUsers(args)
  if (!isShownList(args) || !staff?.shown) return verdict
  const self = { id: { equals: staff.id } }
  const shown = { or: [self, { tenants: { in: [staff.shown] } }] }
  return verdict === true ? shown : verdict && { and: [verdict, shown] }
}

export const createUsers: Access = ({ req }) => worksAs(staffOf(req.user), dealerAdmins)
export const changeUsers: Access = readUsers
