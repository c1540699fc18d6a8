import { dealerAdmins, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'

/** How fast people answer is visible to admins only. Payload shows our own views to everybody, so this checks the role. */
export const mayReadReports = (user: unknown): boolean => worksAs(staffOf(user), dealerAdmins)
