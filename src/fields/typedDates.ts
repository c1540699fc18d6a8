/** How Payload's picker shows a date, and what it reads when one is typed. */

const SHOWN_DAY = 'd MMM yyyy'
const SHOWN_TIME = 'h:mm a'

/** The day comes first, as in all of Australia and New Zealand. Of those that a text fits, all agree. */
const DAYS = [SHOWN_DAY, 'd/M/yyyy', 'd/M/yy', 'd-M-yyyy', 'd-M-yy', 'd.M.yyyy', 'd.M.yy']
const LONG_DAYS = ['d MMMM yyyy', 'd MMM yy', 'd M yyyy', 'yyyy-M-d']
const TIMES = [SHOWN_TIME, 'h:mma', 'H:mm']

export const shownDate = (time: boolean): string => (time ? `${SHOWN_DAY}, ${SHOWN_TIME}` : SHOWN_DAY)

/**
 * A list, the first of which is how the date is shown: given one pattern, the picker asks the browser about any other text,
 * and that reads 10/12/2026 as the 12th of October.
 */
export const typedDates = (time: boolean): string[] =>
  time
    ? [
        shownDate(true),
        ...DAYS,
        ...DAYS.flatMap((day) => TIMES.flatMap((clock) => [`${day}, ${clock}`, `${day} ${clock}`])),
      ]
    : [...DAYS, ...LONG_DAYS]
