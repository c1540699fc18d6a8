import { z } from 'zod'
import { formatMoney } from '@/core/money/format'
import type { Car } from './car'
import { isHeld } from './derive'
import { MOST_DOLLARS } from './typedAmount'
import { VOCABULARIES } from './vocabularies'

const amount = z.number().finite().min(-MOST_DOLLARS).max(MOST_DOLLARS)
export const bulkChangeSchema = z.discriminatedUnion('what', [
  z.object({ what: z.literal('price'), how: z.enum(['set', 'add', 'percent']), amount }),
  z.object({ what: z.literal('tag'), tag: z.string().trim().max(60) }),
  z.object({ what: z.literal('status'), status: z.enum(VOCABULARIES.status.values) }),
  z.object({ what: z.literal('shown'), shown: z.boolean() }),
])
export type BulkChange = z.output<typeof bulkChangeSchema>

export interface ChangeableCar {
  price?: number | null
  tag?: string | null
  status: string
  show_on_dealer_website?: boolean | null
  hold_state?: unknown
  hold_until?: unknown
}

export interface BulkResult {
  /** The column and its new value; null where the car is left alone. */
  data: Partial<Pick<Car, 'price' | 'tag' | 'status' | 'show_on_dealer_website'>> | null
  from: string
  to: string
  refusal: string
}

/** As everywhere on the site: 10 dollars or less is no price. */
const LEAST_PRICE = 11
const STATUS_WORDS: Record<string, string> = {
  in_stock: 'For sale',
  coming_soon: 'Coming soon',
  sold: 'Sold',
  withdrawn: 'Withdrawn',
}
const HELD = 'A shopper holds it: change it on its own page.'
const priceWord = (price: number | null | undefined): string =>
  price && price >= LEAST_PRICE ? formatMoney(price) : 'No price'
const left = (from: string, refusal: string): BulkResult => ({ data: null, from, to: '', refusal })

function newPrice(price: number, { how, amount }: Extract<BulkChange, { what: 'price' }>): number {
  if (how === 'set') return Math.round(amount)
  return Math.round(how === 'add' ? price + amount : price * (1 + amount / 100))
}

function priced(car: ChangeableCar, change: Extract<BulkChange, { what: 'price' }>): BulkResult {
  const from = priceWord(car.price)
  if (change.how !== 'set' && (car.price ?? 0) < LEAST_PRICE) return left(from, 'It has no price to change.')
  const price = newPrice(car.price ?? 0, change)
  if (price < LEAST_PRICE || price > MOST_DOLLARS) return left(from, `The price would be ${price} dollars.`)
  return { data: { price }, from, to: priceWord(price), refusal: '' }
}

function changed(car: ChangeableCar, change: BulkChange): BulkResult {
  switch (change.what) {
    case 'price':
      return priced(car, change)
    case 'tag':
      return {
        ...{ data: { tag: change.tag || null }, refusal: '' },
        ...{ from: car.tag || 'No tag', to: change.tag || 'No tag' },
      }
    case 'status':
      return {
        ...{ data: { status: change.status }, refusal: '' },
        ...{ from: STATUS_WORDS[car.status] ?? '', to: STATUS_WORDS[change.status] ?? '' },
      }
    case 'shown':
      return {
        ...{ data: { show_on_dealer_website: change.shown }, refusal: '' },
        from: car.show_on_dealer_website === false ? 'Not on the website' : 'On the website',
        to: change.shown ? 'On the website' : 'Not on the website',
      }
  }
}

/** `now` in epoch seconds. */
export function bulkResult(car: ChangeableCar, change: BulkChange, now: number): BulkResult {
  const result = changed(car, change)
  if (!result.data) return result
  if (result.from === result.to) return left(result.from, 'It is so already.')
  return change.what !== 'tag' && isHeld(car, now) ? left(result.from, HELD) : result
}
