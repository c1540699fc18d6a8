/** How Payload's picker shows a date, and how it reads a typed one. */
import { DateTime } from 'luxon'

const SHOWN_DAY = 'd MMM yyyy'
const SHOWN_TIME = 'h:mm a'

/** The day comes first, as in all of Australia and New Zealand. When several patterns fit a text, they give the same day. */
const DAYS = [SHOWN_DAY, 'd/M/yyyy', 'd/M/yy', 'd-M-yyyy', 'd-M-yy', 'd.M.yyyy', 'd.M.yy']
const LONG_DAYS = ['d MMMM yyyy', 'd MMM yy', 'd M yyyy', 'yyyy-M-d']
const TIMES = [SHOWN_TIME, 'h:mma', 'H:mm']

export const shownDate = (time: boolean): string => (time ? `${SHOWN_DAY}, ${SHOWN_TIME}` : SHOWN_DAY)

/**
 * The first pattern is how the date is shown. Given only one, the picker lets the browser read any other text, which takes
 * 10/12/2026 as the 12th of October.
 */
export const typedDates = (time: boolean): string[] =>
  time
    ? [
        shownDate(true),
        ...DAYS,
        ...DAYS.flatMap((day) => TIMES.flatMap((clock) => [`${day}, ${clock}`, `${day} ${clock}`])),
      ]
    : [...DAYS, ...LONG_DAYS]

const FIRST_YEAR = 1800

export const isTypedDate = (text: string, time: boolean): boolean =>
  typedDates(time).some((pattern) => {
    const date = DateTime.fromFormat(text.trim(), pattern, { locale: 'en' })
    return date.isValid && date.year >= FIRST_YEAR
  })
