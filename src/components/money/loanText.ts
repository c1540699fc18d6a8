/** Texts of amounts, the same in the browser and on the server. Without luxon, which is large. */
import type { LoanValues } from '@/core/money/calculator'

const whole = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

export const dollars = (amount: number): string => `$${whole.format(amount)}`
export const dollarsAndCents = (amount: number): string => `$${exact.format(amount)}`
export const percent = (rate: number): string => `${rate.toFixed(2)}%`

/** Values that are typed; term and balloon are chosen from lists. */
export type BoxName = 'price' | 'deposit' | 'tradeIn' | 'rate'

export const boxText = (name: BoxName, values: LoanValues): string =>
  name === 'rate' ? percent(values.rate) : dollars(values[name])
