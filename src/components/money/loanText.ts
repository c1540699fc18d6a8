/** Texts of amounts, the same in the browser and on the server. Without luxon, which is large. */
import type { LoanValues } from '@/core/money/calculator'
import { formatMoney } from '@/core/money/format'

export const percent = (rate: number): string => `${rate.toFixed(2)}%`

/** Values that are typed; term and balloon are chosen from lists. */
export type BoxName = 'price' | 'deposit' | 'tradeIn' | 'rate'

export const boxText = (name: BoxName, values: LoanValues): string =>
  name === 'rate' ? percent(values.rate) : formatMoney(values[name])
