import { dealerAdmins, hasRole } from './rules'
import { isPlatform, staffOf } from './staff'

/** The history of a dealer is for those who answer for it. */
export const mayReadHistory = (user: unknown): boolean =>
  isPlatform(staffOf(user)) || hasRole(staffOf(user), dealerAdmins)
