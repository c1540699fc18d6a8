import { addDays, weekdayOf } from './civil'
import { easterSunday } from './easter'
import { MONDAY, type Moving, movingDate, TUESDAY, type Holiday, withSubstitute } from './movingDays'

type State = 'ACT' | 'NSW' | 'NT' | 'QLD' | 'SA' | 'TAS' | 'VIC' | 'WA'
const KINGS_JUNE: Moving = ["King's Birthday", 6, MONDAY, 2]
const LABOUR_OCTOBER: Moving = ['Labour Day', 10, MONDAY, 1]

/** Of whole states; staff add the days of a district or a town. */
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
/** In these a Sunday makes the Monday a holiday; in Western Australia a Saturday does too. */
const ANZAC_MONDAY = new Set(['ACT', 'NT', 'QLD', 'SA'])
const anzacDay = (code: string, date: string): Holiday[] =>
  code === 'WA' || (weekdayOf(date) === 0 && ANZAC_MONDAY.has(code))
    ? withSubstitute(date, 'Anzac Day')
    : [{ date, name: 'Anzac Day' }]
const isState = (text: string): text is State => text in OWN

/** By date; for an unknown state, those of every state. The substitutes of Christmas and Boxing Day are 27 and 28 December. */
export function australianHolidays(state: string, year: number): Holiday[] {
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
    ...anzacDay(code, `${year}-04-25`),
    ...withSubstitute(`${year}-12-25`, 'Christmas Day', `${year}-12-27`),
    ...withSubstitute(`${year}-12-26`, 'Boxing Day', `${year}-12-28`),
    ...own.map((moving) => ({ date: movingDate(year, moving), name: moving[0] })),
  ]
  return holidays.sort((a, b) => a.date.localeCompare(b.date))
}
