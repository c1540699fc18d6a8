import { addDays } from './civil'
import { easterSunday } from './easter'
import {
  MONDAY,
  movingDate,
  nearestMonday,
  TUESDAY,
  type Holiday,
  type Moving,
  withSubstitute,
} from './movingDays'

/** Month and day of Matariki, from 2022 on: fixed by law up to 2052. */
const MATARIKI = (
  '06-24 07-14 06-28 06-20 07-10 06-25 07-14 07-06 06-21 07-11 07-02 06-24 07-07 06-29 07-18 07-10 06-25 07-15 ' +
  '07-06 07-19 07-11 07-03 06-24 07-07 06-29 07-19 07-03 06-25 07-15 06-30 06-21'
).split(' ')
const FIRST_MATARIKI = 2022

const LABOUR: Moving = ['Labour Day', 10, MONDAY, 4]
const near = (month: number, day: number) => (year: number) =>
  nearestMonday(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)

/** The Monday nearest to its date, unless that is Easter Monday. */
const otago = (year: number): string => {
  const monday = near(3, 23)(year)
  return monday === addDays(easterSunday(year), 1) ? addDays(monday, 1) : monday
}

const AUCKLAND = near(1, 29)
const WELLINGTON = near(1, 22)
const NELSON = near(2, 1)

/** The anniversary day of each region, as its main town keeps it; staff add that of a district. */
const ANNIVERSARY: Record<string, (year: number) => string> = {
  northland: AUCKLAND,
  auckland: AUCKLAND,
  waikato: AUCKLAND,
  'bay of plenty': AUCKLAND,
  gisborne: AUCKLAND,
  "hawke's bay": (year) => addDays(movingDate(year, LABOUR), -3),
  taranaki: (year) => movingDate(year, ['', 3, MONDAY, 2]),
  'manawatu-whanganui': WELLINGTON,
  wellington: WELLINGTON,
  tasman: NELSON,
  nelson: NELSON,
  marlborough: (year) => addDays(movingDate(year, LABOUR), 7),
  'west coast': near(12, 1),
  canterbury: (year) => addDays(movingDate(year, ['', 11, TUESDAY, 1]), 10),
  otago,
  southland: (year) => addDays(easterSunday(year), 2),
}

/** Of two holidays in a row: Saturday moves to Monday, Sunday to Tuesday, because Monday is the other's. */
const pairOf = (date: string, name: string): Holiday[] => withSubstitute(date, name, addDays(date, 2))

/** By date; for an unknown region, those of the whole country. */
export function newZealandHolidays(region: string, year: number): Holiday[] {
  const easter = easterSunday(year)
  const matariki = MATARIKI[year - FIRST_MATARIKI]
  const own = ANNIVERSARY[region.trim().toLowerCase()]
  const holidays = [
    ...pairOf(`${year}-01-01`, "New Year's Day"),
    ...pairOf(`${year}-01-02`, "Day after New Year's Day"),
    ...withSubstitute(`${year}-02-06`, 'Waitangi Day'),
    { date: addDays(easter, -2), name: 'Good Friday' },
    { date: addDays(easter, 1), name: 'Easter Monday' },
    ...withSubstitute(`${year}-04-25`, 'Anzac Day'),
    { date: movingDate(year, ['', 6, MONDAY, 1]), name: "King's Birthday" },
    ...(matariki ? [{ date: `${year}-${matariki}`, name: 'Matariki' }] : []),
    { date: movingDate(year, LABOUR), name: 'Labour Day' },
    ...pairOf(`${year}-12-25`, 'Christmas Day'),
    ...pairOf(`${year}-12-26`, 'Boxing Day'),
    ...(own ? [{ date: own(year), name: `${region.trim()} Anniversary Day` }] : []),
  ]
  return holidays.sort((a, b) => a.date.localeCompare(b.date))
}
