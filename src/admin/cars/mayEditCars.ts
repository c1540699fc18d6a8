import { editors, everyRole, hasRole } from '@/access/rules'
import { isPlatform, staffOf } from '@/access/staff'

/** Payload shows a view of our own to everybody, so each asks for itself. */
export const mayReadCars = (user: unknown): boolean =>
  isPlatform(staffOf(user)) || hasRole(staffOf(user), everyRole)

export const mayEditCars = (user: unknown): boolean =>
  isPlatform(staffOf(user)) || hasRole(staffOf(user), editors)
