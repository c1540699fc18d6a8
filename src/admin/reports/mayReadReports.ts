import { dealerAdmins, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'

/** Who answers how fast is for those who lead. Payload shows a view of our own to everybody, so it asks for itself. */
export const mayReadReports = (user: unknown): boolean => worksAs(staffOf(user), dealerAdmins)
