import { countryOfZone } from '@/core/dealer/country/country'
import { civilAt } from '@/core/dealer/country/civil'
import type { Holiday } from '@/core/dealer/country/movingDays'
import { holidayProposals } from '@/core/place/hours/proposals'
import type { Location, OpeningHour } from '@/payload-types'

export interface HoursCalendar {
  zone: string
  state: string
  decided: readonly string[]
  openWeekdays: readonly number[]
}

export const calendarOf = (
  { week, exceptions }: Pick<OpeningHour, 'week' | 'exceptions'>,
  { timezone, address }: Pick<Location, 'timezone' | 'address'>,
): HoursCalendar => ({
  zone: timezone,
  state: address.state ?? '',
  decided: (exceptions ?? []).map(({ date }) => date),
  openWeekdays: week.filter(({ status }) => status === 'Open').map(({ weekday }) => weekday),
})

/** Public holidays ahead without a decision, by the location's own calendar. */
export function openHolidays({ zone, ...calendar }: HoursCalendar, now: Date): Holiday[] {
  const country = countryOfZone(zone)
  return country ? holidayProposals({ ...calendar, country, today: civilAt(now, zone).date }) : []
}
