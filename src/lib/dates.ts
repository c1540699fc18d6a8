/** Days as text. Separate from `format`: luxon is too large for the browser's code. */
import { LRUCache } from 'lru-cache'
import { DateTime } from 'luxon'
import { LOCALE } from './figures'

const parseDay = (isoDate: string): DateTime | null => {
  const day = DateTime.fromISO(isoDate.slice(0, 10), { zone: 'utc', locale: LOCALE })
  return day.isValid ? day : null
}

/** Pages show the same few days again and again. */
const known = (format: (iso: string) => string): ((iso: string) => string) => {
  const texts = new LRUCache<string, string>({ max: 2000, memoMethod: format })
  return (iso) => texts.memo(iso)
}

/** yyyy-mm-dd gives `5 Mar 2026`; other text is returned unchanged. */
export const formatDate = known((isoDate) => parseDay(isoDate)?.toFormat('d MMM yyyy') ?? isoDate)

/** yyyy-mm-dd gives `5 March 2026`; other text is returned unchanged. */
export const formatLongDate = known((isoDate) => parseDay(isoDate)?.toFormat('d MMMM yyyy') ?? isoDate)

/** yyyy-mm gives `March 2026`; other text is returned unchanged. */
export const formatLongMonth = known((isoMonth) => {
  const month = DateTime.fromISO(isoMonth, { zone: 'utc', locale: LOCALE })
  return month.isValid ? month.toFormat('MMMM yyyy') : isoMonth
})

/** `03/2026`, the form of build and compliance plates; other text is returned unchanged. */
export const formatMonth = known((isoDate) => {
  const month = DateTime.fromISO(isoDate, { zone: 'utc' })
  return month.isValid ? month.toFormat('MM/yyyy') : isoDate
})

/* How Payload's picker shows a date, and how it reads a typed one. */

const SHOWN_DAY = 'd MMM yyyy'
const SHOWN_TIME = 'h:mm a'

/** The day comes first, as in all of Australia and New Zealand. When several patterns fit a text, they give the same day. */
const DAYS = [SHOWN_DAY, 'd/M/yyyy', 'd/M/yy', 'd-M-yyyy', 'd-M-yy', 'd.M.yyyy', 'd.M.yy']
const LONG_DAYS = ['d MMMM yyyy', 'd MMM yy', 'd M yyyy', 'yyyy-M-d']
const TIMES = [SHOWN_TIME, 'h:mma', 'H:mm']

export const SHOWN_MOMENT = `${SHOWN_DAY}, ${SHOWN_TIME}`

/**
 * The first pattern is how the date is shown. Given only one, the picker lets the browser read any other text, which takes
 * 10/12/2026 as the 12th of October.
 */
export const typedDates = (time: boolean): string[] =>
  time
    ? [
        SHOWN_MOMENT,
        ...DAYS,
        ...DAYS.flatMap((day) => TIMES.flatMap((clock) => [`${day}, ${clock}`, `${day} ${clock}`])),
      ]
    : [...DAYS, ...LONG_DAYS]
