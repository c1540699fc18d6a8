import { addDays, weekdayOf } from '@/core/dealer/country/civil'
import { type Country, countryFacts } from '@/core/dealer/country/country'
import type { Holiday } from '@/core/dealer/country/movingDays'

export const publicHolidays = (country: Country, region: string, year: number): Holiday[] =>
  countryFacts(country).publicHolidays(region, year)

/** Staff see a holiday three weeks before it. */
const PROPOSED_DAYS_AHEAD = 21

interface Known {
  country: Country
  state: string
  today: string
  decided: readonly string[]
  /** Weekdays with hours, 0 is Sunday: on the others the location is closed anyway. */
  openWeekdays: readonly number[]
}

/** None of them changes what shoppers see. */
export const holidayProposals = ({ country, state, today, decided, openWeekdays }: Known): Holiday[] => {
  const last = addDays(today, PROPOSED_DAYS_AHEAD)
  const years = [...new Set([today, last].map((date) => Number(date.slice(0, 4))))]
  return years
    .flatMap((year) => publicHolidays(country, state, year))
    .filter(({ date }) => date >= today && date <= last && !decided.includes(date))
    .filter(({ date }) => openWeekdays.includes(weekdayOf(date)))
}
