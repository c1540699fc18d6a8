import { editors, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'

/** Payload shows our own views to everybody, so each checks the role itself. */
export const mayMerchandise = (user: unknown): boolean => worksAs(staffOf(user), editors)
