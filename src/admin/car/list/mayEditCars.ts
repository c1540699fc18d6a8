import { dealerAdmins, editors, everyRole, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'

/** Payload shows our own views to everybody, so each checks the role itself. */
export const mayReadCars = (user: unknown): boolean => worksAs(staffOf(user), everyRole)

/** As with leads, only an admin may export a whole list. */
export const mayExportCars = (user: unknown): boolean => worksAs(staffOf(user), dealerAdmins)

export const mayEditCars = (user: unknown): boolean => worksAs(staffOf(user), editors)
