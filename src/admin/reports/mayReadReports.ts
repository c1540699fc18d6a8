import { dealerAdmins, hasRole } from '@/access/rules'
import { isPlatform, staffOf } from '@/access/staff'

/** Who answers how fast is for those who lead. Payload shows a view of our own to everybody, so it asks for itself. */
export const mayReadReports = (user: unknown): boolean =>
  isPlatform(staffOf(user)) || hasRole(staffOf(user), dealerAdmins)
