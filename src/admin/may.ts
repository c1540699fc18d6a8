import { sellers, worksAs, dealerAdmins, editors, everyRole, atOwnLocations } from '@/access/rules'
import { staffOf } from '@/access/staff'

// Payload shows screens of our own to everybody, so each asks one of these.

export const mayReadBookings = (user: unknown): boolean => worksAs(staffOf(user), sellers)

export const mayReadCars = (user: unknown): boolean => worksAs(staffOf(user), everyRole)

/** As with leads, only an admin may export a whole list. */
export const mayExportCars = (user: unknown): boolean => worksAs(staffOf(user), dealerAdmins)

export const mayEditCars = (user: unknown): boolean => worksAs(staffOf(user), editors)

export const mayReadLeads = (user: unknown): boolean => atOwnLocations(staffOf(user), sellers) !== false

/** Sales staff read leads one by one; only an admin may export a whole list. */
export const mayExportLeads = (user: unknown): boolean => worksAs(staffOf(user), dealerAdmins)

export const mayMerchandise = (user: unknown): boolean => worksAs(staffOf(user), editors)

/** How fast people answer is visible to admins only. */
export const mayReadReports = (user: unknown): boolean => worksAs(staffOf(user), dealerAdmins)
