import { DateTime } from 'luxon'

const whole = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 })

export const formatNumber = (value: number): string => whole.format(value)

/** 34990 gives `$34,990`. */
export const formatMoney = (dollars: number): string =>
  dollars < 0 ? `-$${whole.format(-dollars)}` : `$${whole.format(dollars)}`

export const formatKm = (km: number): string => `${whole.format(km)} km`

/** 8.5 (per cent) gives `8.50%`. */
export const formatPercent = (rate: number): string => `${rate.toFixed(2)}%`

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

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`
