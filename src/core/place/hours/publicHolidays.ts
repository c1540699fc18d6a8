import type { Country } from '@/core/dealer/country/country'
import { australianHolidays } from './australianHolidays'
import type { Holiday } from './movingDays'
import { newZealandHolidays } from './newZealandHolidays'

const OF: Record<Country, (region: string, year: number) => Holiday[]> = {
  AU: australianHolidays,
  NZ: newZealandHolidays,
}

export const publicHolidays = (country: Country, region: string, year: number): Holiday[] =>
  OF[country](region, year)
