import { atOwnLocations, dealerAdmins, sellers, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'

/** Payload shows our own views to everybody, so each checks the role itself. */
export const mayReadLeads = (user: unknown): boolean => atOwnLocations(staffOf(user), sellers) !== false

/** Sales staff read leads one by one; only an admin may export a whole list. */
export const mayExportLeads = (user: unknown): boolean => worksAs(staffOf(user), dealerAdmins)
