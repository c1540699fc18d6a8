/** How a number is read from text: in stock files, in pushes, and where staff type prices. */

import { DIGITS } from '@/core/money/money'

/** The most that a price may be, in whole dollars. */
export const MOST_DOLLARS = 10_000_000

const FIGURE = new RegExp(String.raw`^-?(?:${DIGITS})(?:\.\d+)?$`)

/** '$25,990', '25 990' and '25990.00' give 25990. Null for nothing, undefined for other text. */
export function typedNumber(text: string): number | null | undefined {
  const plain = text.trim().replace(/^\$/, '')
  if (plain === '') return null
  return FIGURE.test(plain) ? Number(plain.replace(/[^\d.-]/g, '')) : undefined
}

/** Whole amounts: '25.000' is 25,000 to some and 25 to others, so it is neither. */
export const typedAmount = (text: string): number | null | undefined =>
  /\.\d{3}\s*$/.test(text) ? undefined : typedNumber(text)

/** Whole dollars of either sign ('-$500'); NaN for anything else. */
export function typedDollars(text: string): number {
  const [, sign = '', figure = ''] = /^\s*([-−+]?)\s*(.*)$/.exec(text) ?? []
  const amount = typedAmount(figure)
  if (typeof amount !== 'number' || !Number.isInteger(amount) || (sign && amount < 0)) return Number.NaN
  return sign && sign !== '+' ? -amount : amount
}
