/** How figures and days are written for shoppers in Australia. */
import { DateTime } from 'luxon'

const whole = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 })

/** A whole number with thousands separators: 12345 gives `12,345`. */
export const formatNumber = (value: number): string => whole.format(value)

/** Australian dollars without cents: 34990 gives `$34,990`. */
export const formatMoney = (dollars: number): string =>
  dollars < 0 ? `-$${whole.format(-dollars)}` : `$${whole.format(dollars)}`

/** Kilometres: 15230 gives `15,230 km`. */
export const formatKm = (km: number): string => `${whole.format(km)} km`

/** An annual rate to two decimals: 8.5 gives `8.50%`. */
export const formatPercent = (rate: number): string => `${rate.toFixed(2)}%`

const parseDay = (isoDate: string): DateTime | null => {
  const day = DateTime.fromISO(isoDate.slice(0, 10), { zone: 'utc', locale: 'en-AU' })
  return day.isValid ? day : null
}

/** A day (yyyy-mm-dd) as `05/03/2026`; other text comes back unchanged. */
export const formatDate = (isoDate: string): string => parseDay(isoDate)?.toFormat('dd/MM/yyyy') ?? isoDate

/** A day (yyyy-mm-dd) as `5 March 2026`; other text comes back unchanged. */
export const formatLongDate = (isoDate: string): string =>
  parseDay(isoDate)?.toFormat('d MMMM yyyy') ?? isoDate

/** A month (yyyy-mm or yyyy-mm-dd) as `03/2026`, the form of build and compliance plates. */
export const formatMonth = (isoDate: string): string => {
  const month = DateTime.fromISO(isoDate, { zone: 'utc' })
  return month.isValid ? month.toFormat('MM/yyyy') : isoDate
}

/** `1 car`, `2 cars`; give the plural where it is not the singular with s. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`
