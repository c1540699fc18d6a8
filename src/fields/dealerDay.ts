import type { DateField } from 'payload'
import { date } from './plain'

const AT = { first: 'From 12:00 am', last: 'Until 11:59 pm' }

/** The first or last day of something that follows the dealer's calendar. Its hint says the minute and the clock. */
export const dealerDay = (
  name: string,
  edge: keyof typeof AT,
  options: Parameters<typeof date>[1] = {},
): DateField => date(name, { ...options, at: AT[edge] })
