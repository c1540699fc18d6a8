import { editors, hasRole } from '@/access/rules'
import { isPlatform, staffOf } from '@/access/staff'

/** Payload shows a view of our own to everybody, so each asks for itself. */
export const mayMerchandise = (user: unknown): boolean =>
  isPlatform(staffOf(user)) || hasRole(staffOf(user), editors)
