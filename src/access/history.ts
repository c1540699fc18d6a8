import { dealerAdmins, editors, worksAs } from './rules'
import { staffOf } from './staff'

/** Only people who are responsible for the dealer read its history. */
export const mayReadHistory = (user: unknown): boolean => worksAs(staffOf(user), dealerAdmins)

/** Editors set the prices of cars: they read who changed one, and what the page said before. */
export const mayReadCarHistory = (user: unknown): boolean => worksAs(staffOf(user), editors)
