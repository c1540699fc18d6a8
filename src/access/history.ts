import { dealerAdmins, worksAs } from './rules'
import { staffOf } from './staff'

/** The history of a dealer is for those who answer for it. */
export const mayReadHistory = (user: unknown): boolean => worksAs(staffOf(user), dealerAdmins)
