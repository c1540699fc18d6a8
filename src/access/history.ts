import { dealerAdmins, worksAs } from './rules'
import { staffOf } from './staff'

/** Only people who are responsible for the dealer read its history. */
export const mayReadHistory = (user: unknown): boolean => worksAs(staffOf(user), dealerAdmins)
