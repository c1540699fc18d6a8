import { addDays, weekdayOf } from './civil'
import { easterSunday } from './easter'

export interface Holiday {
  /** yyyy-mm-dd */
  date: string
  name: string
}

type State = 'ACT' | 'NSW' | 'NT' | 'QLD' | 'SA' | 'TAS' | 'VIC' | 'WA'
/** The nth weekday (0 is Sunday) of a month; -1 is the last. */
type Moving = [name: string, month: number, weekday: number, nth: number]

const MONDAY = 1
const TUESDAY = 2
const KINGS_JUNE: Moving = ["King's Birthday", 6, MONDAY, 2]
const LABOUR_OCTOBER: Moving = ['Labour Day', 10, MONDAY, 1]

/** Of whole states; days of a district or a town are for staff to add. */
const OWN: Record<State, Moving[]> = {
  ACT: [['Canberra Day', 3, MONDAY, 2], KINGS_JUNE, LABOUR_OCTOBER],
  NSW: [KINGS_JUNE, LABOUR_OCTOBER],
  NT: [['May Day', 5, MONDAY, 1], KINGS_JUNE, ['Picnic Day', 8, MONDAY, 1]],
  QLD: [
    ['Labour Day', 5, MONDAY, 1],
    ["King's Birthday", 10, MONDAY, 1],
  ],
  SA: [['Adelaide Cup Day', 3, MONDAY, 2], KINGS_JUNE, LABOUR_OCTOBER],
  TAS: [['Eight Hours Day', 3, MONDAY, 2], KINGS_JUNE],
  VIC: [['Labour Day', 3, MONDAY, 2], KINGS_JUNE, ['Melbourne Cup', 11, TUESDAY, 1]],
  WA: [
    ['Labour Day', 3, MONDAY, 1],
    ['Western Australia Day', 6, MONDAY, 1],
    ["King's Birthday", 9, MONDAY, -1],
  ],
}
const isState = (text: string): text is State => text in OWN

const dateOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

const movingDate = (year: number, [, month, weekday, nth]: Moving): string => {
  const start = nth > 0 ? dateOf(year, month, 1 + (nth - 1) * 7) : dateOf(year, month + 1, -6)
  return addDays(start, (weekday - weekdayOf(start) + 7) % 7)
}

const isWeekend = (date: string): boolean => [0, 6].includes(weekdayOf(date))
const nextMonday = (date: string): string => addDays(date, (8 - weekdayOf(date)) % 7 || 7)

/** On a weekend: also the next working day. After Christmas that is 27 December, after Boxing Day the 28th. */
const withSubstitute = (date: string, name: string, instead = nextMonday(date)): Holiday[] =>
  isWeekend(date)
    ? [
        { date, name },
        { date: instead, name: `${name} holiday` },
      ]
    : [{ date, name }]

/** The public holidays of a state in one year, by date; those of every state for an unknown one. */
export function publicHolidays(state: string, year: number): Holiday[] {
  const easter = easterSunday(year)
  const code = state.trim().toUpperCase()
  const own = isState(code) ? OWN[code] : []
  const holidays = [
    ...withSubstitute(`${year}-01-01`, "New Year's Day"),
    ...withSubstitute(`${year}-01-26`, 'Australia Day'),
    { date: addDays(easter, -2), name: 'Good Friday' },
    ...(code === 'WA' || code === 'TAS' ? [] : [{ date: addDays(easter, -1), name: 'Easter Saturday' }]),
    { date: easter, name: 'Easter Sunday' },
    { date: addDays(easter, 1), name: 'Easter Monday' },
    { date: `${year}-04-25`, name: 'Anzac Day' },
    ...withSubstitute(`${year}-12-25`, 'Christmas Day', `${year}-12-27`),
    ...withSubstitute(`${year}-12-26`, 'Boxing Day', `${year}-12-28`),
    ...own.map((moving) => ({ date: movingDate(year, moving), name: moving[0] })),
  ]
  return holidays.sort((a, b) => a.date.localeCompare(b.date))
}
