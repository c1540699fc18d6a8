/** Public holidays on which the demo locations close, by state. Staff confirm or change each one in the admin. */
import { exception } from '@/definitions/week'

const EVERYWHERE: [string, string][] = [
  ['2026-12-25', 'Christmas Day'],
  ['2026-12-28', 'Boxing Day holiday'],
  ['2027-01-01', "New Year's Day"],
  ['2027-01-26', 'Australia Day'],
  ['2027-03-26', 'Good Friday'],
  ['2027-03-29', 'Easter Monday'],
  ['2027-04-25', 'Anzac Day'],
  ['2027-12-25', 'Christmas Day'],
  ['2027-12-27', 'Christmas Day holiday'],
  ['2027-12-28', 'Boxing Day holiday'],
]

const EASTER_SATURDAY: [string, string] = ['2027-03-27', 'Easter Saturday']
const ANZAC_MONDAY: [string, string] = ['2027-04-26', 'Anzac Day holiday']

const BY_STATE = {
  QLD: [
    ['2026-12-26', 'Boxing Day'],
    EASTER_SATURDAY,
    ANZAC_MONDAY,
    ['2027-05-03', 'Labour Day'],
    ['2027-10-04', "King's Birthday"],
  ],
  VIC: [
    ['2026-12-26', 'Boxing Day'],
    ['2027-03-08', 'Labour Day'],
    EASTER_SATURDAY,
    ['2027-06-14', "King's Birthday"],
    ['2027-11-02', 'Melbourne Cup'],
  ],
  SA: [
    ['2026-12-26', 'Boxing Day'],
    ['2027-03-08', 'Adelaide Cup Day'],
    EASTER_SATURDAY,
    ANZAC_MONDAY,
    ['2027-06-14', "King's Birthday"],
    ['2027-10-04', 'Labour Day'],
  ],
  WA: [
    ['2026-12-26', 'Boxing Day'],
    ['2027-03-01', 'Labour Day'],
    ANZAC_MONDAY,
    ['2027-06-07', 'Western Australia Day'],
    ['2027-09-27', "King's Birthday"],
  ],
} satisfies Record<string, [string, string][]>

/** South Australia has its own name for the day after Christmas. */
const nameIn = (state: keyof typeof BY_STATE, name: string): string =>
  state === 'SA' ? name.replace('Boxing', 'Proclamation') : name

/** Closed on each public holiday of the state, and short hours on Christmas Eve. */
export function holidays(
  state: keyof typeof BY_STATE,
  christmasEve: readonly [string, string] | null = null,
) {
  const closed = [...EVERYWHERE, ...BY_STATE[state]].map(([date, name]) =>
    exception(date, nameIn(state, name)),
  )
  const short = christmasEve ? [exception('2026-12-24', 'Christmas Eve', christmasEve)] : []
  return [...closed, ...short].sort((a, b) => a.date.localeCompare(b.date))
}
