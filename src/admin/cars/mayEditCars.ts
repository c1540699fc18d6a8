import { dealerAdmins, editors, everyRole, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'

/** Payload shows a view of our own to everybody, so each asks for itself. */
export const mayReadCars = (user: unknown): boolean => worksAs(staffOf(user), everyRole)

/** As with leads: a whole list leaves the house with an admin alone. */
export const mayExportCars = (user: unknown): boolean => worksAs(staffOf(user), dealerAdmins)

export const mayEditCars = (user: unknown): boolean => worksAs(staffOf(user), editors)
