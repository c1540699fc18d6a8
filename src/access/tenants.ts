import type { Access } from 'payload'
import { everyRole, inOwnTenants, ofShown } from './rules'
import { isShownList } from './shown'
import type { Role } from './roles'
import { staffOf } from './staff'

export const own =
  (roles: readonly Role[]): Access =>
  ({ req }) =>
    inOwnTenants(staffOf(req.user), roles, 'id')

/** A list has only the chosen dealer. */
export const ownListed: Access = (args) => {
  const staff = staffOf(args.req.user)
  const verdict = inOwnTenants(staff, everyRole, 'id')
  return isShownList(args) ? ofShown(verdict, staff, 'id') : verdict
}
