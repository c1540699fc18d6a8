import { LOCALE } from '@/lib/figures'
import { t } from '@/lib/words'

const whole = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 })

export const formatNumber = (value: number): string => whole.format(value)

/** Before the first digit. It is a phrase: another money's sign stands in the words of its country. */
export const withSign = (figure: string): string => figure.replace(/\d/, (digit) => t('$') + digit)

/** 34990 gives `$34,990`. */
export const formatMoney = (amount: number): string => withSign(whole.format(amount))
/** `$29,650 plus government charges`; `charges`: the words for what comes on top, if anything does. */
export const withCharges = (amount: number, charges?: string | null): string =>
  [formatMoney(amount), charges].filter(Boolean).join(' ')

export const formatKm = (km: number): string => `${whole.format(km)} km`

/** 5640 (mm) gives `5.64 m`, 5600 gives `5.6 m`. */
export const formatMetres = (millimetres: number): string => `${Number((millimetres / 1000).toFixed(2))} m`

/** 8.5 (per cent) gives `8.50%`. */
export const formatPercent = (rate: number): string => `${rate.toFixed(2)}%`

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

export const rangeText = ({ low, high }: { low: number; high: number }): string =>
  t('{low} to {high}', { low: formatMoney(low), high: formatMoney(high) })
