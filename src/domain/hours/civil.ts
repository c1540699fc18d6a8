/** Days and clock times as a place's own calendar has them: without zones, so plain text and counting are enough. */
import { LRUCache } from 'lru-cache'
import { DateTime } from 'luxon'

/** `2026-11-21` and `09:30`. */
export interface Civil {
  date: string
  clock: string
}

const DAY_MS = 86_400_000
const midnight = (date: string): number => Date.parse(`${date}T00:00:00Z`)
const WORDS = {
  weekday: new Intl.DateTimeFormat('en-AU', { weekday: 'short', timeZone: 'UTC' }),
  longWeekday: new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone: 'UTC' }),
  day: new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
} as const

/** weekday 0 = Sunday … 6 = Saturday of a civil date. */
export const weekdayOf = (date: string): number => new Date(midnight(date)).getUTCDay()

export const addDays = (date: string, days: number): string =>
  new Date(midnight(date) + days * DAY_MS).toISOString().slice(0, 10)

/** Whole days from one civil date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((midnight(to) - midnight(from)) / DAY_MS)

/** In Australian words: `Fri`, `Friday` or `25 Dec`. */
export const dateWord = (date: string, form: keyof typeof WORDS): string => WORDS[form].format(midnight(date))

/** What calendar and clock of a zone (IANA name) show at an instant. */
export const civilAt = (instant: Date, zone: string): Civil => {
  const local = DateTime.fromJSDate(instant, { zone })
  return { date: local.toFormat('yyyy-MM-dd'), clock: local.toFormat('HH:mm') }
}

// The same few turning times are asked for on every page.
const instants = new LRUCache<string, number>({
  max: 5000,
  memoMethod: (key) => {
    const [time = '', zone] = key.split(' ')
    return DateTime.fromISO(time, { zone }).toMillis()
  },
})

/** The instant (epoch ms) at which a zone's clock shows this; a time that the clocks skip is moved on. */
export const instantOf = ({ date, clock }: Civil, zone: string): number =>
  instants.memo(`${date}T${clock} ${zone}`)
