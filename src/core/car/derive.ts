import type { Facts } from './facts'
import { CAR_FIELDS } from './fields'
import type { CarTable } from './field'
import { locationFacts, type Whereabouts } from './carDealership'
import { carName } from './slug'
import { photosOf } from './turntable'
import { fold, knownWord } from './vocabularies'
import { memoizeByObject } from '@/lib/memoize'

interface Ranked {
  custom_rank?: number | null
  price?: number | null
  photos: number
  dealercomments?: string | null
  status: string
}

/** Default order, higher first: the feed's rank, else 0 to 100 by pictures, price and text; sold is -1. */
export function customRank(car: Ranked): number {
  if (typeof car.custom_rank === 'number') return car.custom_rank
  if (car.status === 'sold') return -1
  const pictures = Math.min(car.photos, 12) * 5
  const price = (car.price ?? 0) > 0 ? 25 : 0
  const words = Math.min((car.dealercomments ?? '').length / 40, 15)
  return Math.round(pictures + price + words)
}

/** Times in epoch seconds. */
export interface Before {
  status?: string | null
  created_at?: number | null
  sold_date_timestamp?: number | null
}

function statusOf(facts: Facts): NonNullable<Facts['status']> {
  if (facts.sold && facts.status !== 'withdrawn') return 'sold'
  return facts.status ?? 'in_stock'
}

function soldDate(facts: Facts, before: Before | undefined, now: number): number | null {
  if (statusOf(facts) !== 'sold') return null
  if (facts.sold_date_timestamp) return facts.sold_date_timestamp
  return before?.status === 'sold' ? (before.sold_date_timestamp ?? now) : now
}

/** Of each table once: a push folds the words of hundreds of cars. */
const foldedFields = memoizeByObject((table: CarTable) =>
  Object.entries(table).flatMap(([name, { vocabulary, type }]) =>
    vocabulary && type === 'text' ? [{ name, vocabulary }] : [],
  ),
)

function foldedWords(
  facts: Readonly<Record<string, unknown>>,
  table: CarTable,
): Record<string, string | null> {
  const words: Record<string, string | null> = {}
  for (const { name, vocabulary } of foldedFields(table)) {
    const word = facts[name]
    words[name] = typeof word === 'string' && word ? fold(vocabulary, word) : null
  }
  return words
}

/** Derived facts, which replace the given ones. `now` in epoch seconds. */
export function deriveCar(
  facts: Facts,
  before: Before | undefined,
  now: number,
  table: CarTable = CAR_FIELDS,
) {
  const images = photosOf(facts.images)
  const status = statusOf(facts)
  const words = foldedWords(facts, table)
  return {
    ...words,
    sold: status === 'sold',
    status,
    name: facts.name || carName(facts),
    sold_date_timestamp: soldDate(facts, before, now),
    created_at: facts.created_at ?? before?.created_at ?? now,
    show_on_dealer_website: facts.show_on_dealer_website ?? true,
    simple_fuel: words.simple_fuel || (facts.fuel ? (knownWord('fuel', facts.fuel) ?? null) : null),
    simple_transmission:
      words.simple_transmission || (facts.trans ? (knownWord('transmission', facts.trans) ?? null) : null),
    photos_count: images.length,
    primary_image_url: facts.primary_image_url || images[0]?.image.url || null,
    thumbnails: facts.thumbnails?.length ? facts.thumbnails : images.map(({ image }) => image.url),
    custom_rank: customRank({ ...facts, status, photos: images.length }),
  }
}

/** Apply the values of staff first, so that facts derived from them are right. */
export const deriveCarAt = (
  facts: Facts,
  before: Before | undefined,
  whereabouts: Whereabouts,
  now: number,
) => ({
  ...deriveCar(facts, before, now),
  ...locationFacts(facts, whereabouts),
})

interface Held {
  reserved?: unknown
  hold_state?: unknown
  hold_until?: unknown
}
/** `now` in epoch seconds. */
export const isHeld = ({ hold_state, hold_until }: Held, now: number): boolean =>
  (hold_state === 'held' || hold_state === 'pending') && (typeof hold_until !== 'number' || hold_until > now)

export const isReserved = (car: Held, now: number): boolean => car.reserved === true || isHeld(car, now)
