import type { DateField } from 'payload'
import { date } from './plain'

const AT = { first: 'From 12:00 am', last: 'Until 11:59 pm' }
const CLOCK = '/admin/fields/DealerClock#DealerClock'

/** The first or last day of something that follows the dealer's calendar. Its hint says the minute and the clock. */
export const dealerDay = (
  name: string,
  edge: keyof typeof AT,
  { admin, ...options }: Parameters<typeof date>[1] = {},
): DateField =>
  date(name, {
    ...options,
    admin: { ...admin, components: { Description: { path: CLOCK, serverProps: { at: AT[edge] } } } },
  })
