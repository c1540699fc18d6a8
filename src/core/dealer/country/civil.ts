/** Local dates and times without a zone: they can be compared as text and counted in days. */
import { LRUCache } from 'lru-cache'
import { DateTime } from 'luxon'
import { usableZone } from './zones'
import { DAY_MS, MINUTE_MS } from '@/lib/time'
import { LOCALE } from '@/lib/figures'

export interface Civil {
  date: string
  clock: string
}

const midnight = (date: string): number => Date.parse(`${date}T00:00:00Z`)
const WORDS = {
  weekday: new Intl.DateTimeFormat(LOCALE, { weekday: 'short', timeZone: 'UTC' }),
  longWeekday: new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone: 'UTC' }),
  day: new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
} as const

/** A date that exists in the calendar, as yyyy-mm-dd. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && DateTime.fromISO(text, { zone: 'utc' }).isValid

/** 0 = Sunday … 6 = Saturday. */
export const weekdayOf = (date: string): number => new Date(midnight(date)).getUTCDay()

export const mondayOf = (date: string): string => addDays(date, -((weekdayOf(date) + 6) % 7))

export const addDays = (date: string, days: number): string =>
  new Date(midnight(date) + days * DAY_MS).toISOString().slice(0, 10)

/** The last day of a shorter month: one month after 31 January is 28 or 29 February. */
export const addMonths = (date: string, months: number): string => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10)
}

export const daysBetween = (from: string, to: string): number =>
  Math.round((midnight(to) - midnight(from)) / DAY_MS)

export const dateWord = (date: string, form: keyof typeof WORDS): string => WORDS[form].format(midnight(date))

// Every location on a page asks for the same minute in the same zone.
const minutes = new LRUCache<string, Civil>({
  max: 500,
  memoMethod: (key) => {
    const [minute, zone] = key.split(' ')
    const local = DateTime.fromMillis(Number(minute) * MINUTE_MS, { zone: usableZone(zone) })
    return { date: local.toFormat('yyyy-MM-dd'), clock: local.toFormat('HH:mm') }
  },
})

/** `zone` is an IANA name; another one counts as the fallback's. */
export const civilAt = (instant: Date, zone: string): Civil =>
  minutes.memo(`${Math.floor(instant.getTime() / MINUTE_MS)} ${zone}`)

// Every page asks for the same few opening and closing times.
const instants = new LRUCache<string, number>({
  max: 5000,
  memoMethod: (key) => {
    const [time = '', zone] = key.split(' ')
    return DateTime.fromISO(time, { zone: usableZone(zone) }).toMillis()
  },
})

/** Epoch ms; a local time that a clock change skips moves forward. */
export const instantOf = ({ date, clock }: Civil, zone: string): number =>
  instants.memo(`${date}T${clock} ${zone}`)
