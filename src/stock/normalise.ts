import type { Facts } from './schema'
import { customRank } from './rank'
import { carName } from './slug'

type Given = string | null | undefined

const FUELS: readonly (readonly [RegExp, string])[] = [
  [/plug.?in|phev/i, 'Plug-in Hybrid'],
  [/hybrid|hev/i, 'Hybrid'],
  [/electric|\bev\b|bev/i, 'Electric'],
  [/diesel/i, 'Diesel'],
  [/hydrogen/i, 'Hydrogen'],
  [/lpg|gas/i, 'LPG'],
  [/petrol|unleaded|ulp|e10|\b9[158]\b/i, 'Petrol'],
]
const GEARS: readonly (readonly [RegExp, string])[] = [
  [/manual/i, 'Manual'],
  [/auto|cvt|dct|dsg|constantly|clutch|reduction/i, 'Automatic'],
]
const first = (table: readonly (readonly [RegExp, string])[], text: Given) =>
  text ? (table.find(([pattern]) => pattern.test(text))?.[1] ?? null) : null

/** The earlier state of the car where the answer depends on it; `now` in epoch seconds. */
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

/**
 * What the row holds besides and instead of the bare facts: everything that follows from them.
 * Call it after staff overrides are in, so that what follows from an override is right too.
 */
export function deriveCar(facts: Facts, before: Before | undefined, now: number) {
  const images = facts.images ?? []
  const status = statusOf(facts)
  return {
    name: facts.name || carName(facts),
    status,
    sold: status === 'sold',
    sold_date_timestamp: soldDate(facts, before, now),
    created_at: facts.created_at ?? before?.created_at ?? now,
    show_on_dealer_website: facts.show_on_dealer_website ?? true,
    simple_fuel: facts.simple_fuel || first(FUELS, facts.fuel),
    simple_transmission: facts.simple_transmission || first(GEARS, facts.trans),
    photos_count: images.length,
    primary_image_url: facts.primary_image_url || images[0]?.image.url || null,
    thumbnails: facts.thumbnails?.length ? facts.thumbnails : images.map(({ image }) => image.url),
    custom_rank: customRank({ ...facts, status, photos: images.length }),
  }
}
