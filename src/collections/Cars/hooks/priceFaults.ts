/** What staff may type as a price. A feed may send 0 for an undecided one: that is not refused, and stays until somebody types. */
import { formatMoney } from '@/core/money/format'
import { sameValue } from '@/lib/sameValue'
import { MINIMUM_SHOWN_PRICE } from '@/core/car/price'

type Row = Readonly<Record<string, unknown>>
interface Fault {
  path: string
  message: string
}

const NO_PRICE = `Enter a price above ${formatMoney(MINIMUM_SHOWN_PRICE)}, or leave it empty to show “Enquire for price”.`
const NO_AMOUNT = 'Enter an amount above $0, or leave it empty.'
/** Each with the most that counts as nothing. */
const AMOUNTS: readonly (readonly [path: string, none: number, message: string])[] = [
  ['price', MINIMUM_SHOWN_PRICE, NO_PRICE],
  ['before_price', 0, NO_AMOUNT],
  ['weekly_price', 0, NO_AMOUNT],
  ['subscription_price', 0, NO_AMOUNT],
]

/** Of amounts that the save changes alone: what was stored before must not stop another change. */
export function priceFaults(before: Row, saved: Row): Fault[] {
  const isChanged = (name: string): boolean => !sameValue(before[name], saved[name])
  const faults = AMOUNTS.flatMap(([path, none, message]) => {
    const amount = saved[path]
    return typeof amount === 'number' && amount <= none && isChanged(path) ? { path, message } : []
  })
  const { price, before_price: was } = saved
  const isCompared = faults.length === 0 && (isChanged('price') || isChanged('before_price'))
  if (!isCompared || typeof price !== 'number' || typeof was !== 'number' || was > price || was <= 0)
    return faults
  const message = `Enter a price before above the price of ${formatMoney(price)}, or leave it empty.`
  return [{ path: 'before_price', message }]
}
