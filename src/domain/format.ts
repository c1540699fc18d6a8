const whole = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 })

export const formatNumber = (value: number): string => whole.format(value)

/** 34990 gives `$34,990`. */
export const formatMoney = (dollars: number): string =>
  dollars < 0 ? `-$${whole.format(-dollars)}` : `$${whole.format(dollars)}`

export const formatKm = (km: number): string => `${whole.format(km)} km`

/** 8.5 (per cent) gives `8.50%`. */
export const formatPercent = (rate: number): string => `${rate.toFixed(2)}%`

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`
