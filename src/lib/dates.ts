/** Days as text. Separate from `format`: luxon is too large for the browser's code. */
import { DateTime } from 'luxon'

const parseDay = (isoDate: string): DateTime | null => {
  const day = DateTime.fromISO(isoDate.slice(0, 10), { zone: 'utc', locale: 'en-AU' })
  return day.isValid ? day : null
}

/** yyyy-mm-dd gives `05/03/2026`; other text is returned unchanged. */
export const formatDate = (isoDate: string): string => parseDay(isoDate)?.toFormat('dd/MM/yyyy') ?? isoDate

/** yyyy-mm-dd gives `5 March 2026`; other text is returned unchanged. */
export const formatLongDate = (isoDate: string): string =>
  parseDay(isoDate)?.toFormat('d MMMM yyyy') ?? isoDate

/** `03/2026`, the form of build and compliance plates; other text is returned unchanged. */
export const formatMonth = (isoDate: string): string => {
  const month = DateTime.fromISO(isoDate, { zone: 'utc' })
  return month.isValid ? month.toFormat('MM/yyyy') : isoDate
}
