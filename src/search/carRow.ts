import { z } from 'zod'
import type { Row } from '@/db/tableTypes'
import { namesWith } from '@/core/car/field'
import { CAR_FIELDS } from '@/core/car/fields'
import { rowShape } from '@/core/car/schema'
import { figuresForSchema } from '@/core/car/figuresFor'
import { priceRatingSchema } from '@/core/car/ratingSchema'
import { shownRating } from '@/core/car/priceRating'
import { withOwnPrice } from '@/core/car/ownPrice'
import { shownRank, shownTag } from '@/core/car/ruled'
import { noteLeftOut, soundParts } from '@/lib/soundParts'
import { toCarDoc } from './toCarDoc'
import type { CarDoc } from './types'
import { DAY_S } from '@/lib/time'

const indexed = z.object({
  ...rowShape(CAR_FIELDS, [
    ...namesWith(CAR_FIELDS, { indexed: true }),
    'slug',
    'sold',
    'show_on_dealer_website',
    'specifications',
    'variant',
    'price_type',
  ]),
  tenant: z.string(),
  rev: z.number(),
  rule_tag: z.string().nullish(),
  rule_rank: z.number().nullish(),
  feed_values: z.record(z.string(), z.unknown()).nullish().catch(null),
  figures_for: figuresForSchema.nullish().catch(null),
  price_waits: z.unknown().optional(),
  price_rating: priceRatingSchema.nullish().catch(null),
})
export const INDEXED_FIELDS: readonly string[] = Object.keys(indexed.shape)

const presence = indexed.pick({
  id: true,
  rev: true,
  dealership_id: true,
  status: true,
  sold: true,
  sold_date_timestamp: true,
  show_on_dealer_website: true,
})
export const PRESENCE_FIELDS: readonly string[] = Object.keys(presence.shape)
type Presence = z.output<typeof presence>

/** Longer than any site lists a sold car; after that the car leaves the index. */
const SOLD_DAYS_STORED = 90
const epochSeconds = () => Math.floor(Date.now() / 1000)

/** `now` in epoch seconds. Withdrawn, hidden and long sold cars are not indexed. */
function isIndexed(car: Presence, now: number): boolean {
  if (car.status === 'withdrawn' || car.show_on_dealer_website === false) return false
  if (car.status !== 'sold' && car.sold !== true) return true
  return (car.sold_date_timestamp ?? 0) > now - SOLD_DAYS_STORED * DAY_S
}

export function toPresence(
  row: Row,
): { id: string; rev: number; dealership_id: string; indexed: boolean } | null {
  const { data } = presence.safeParse(row)
  return data
    ? {
        id: data.id,
        rev: data.rev,
        dealership_id: data.dealership_id,
        indexed: isIndexed(data, epochSeconds()),
      }
    : null
}

export interface IndexEntry {
  id: string
  rev: number
  tenant: string
  slug: string
  doc: CarDoc | null
}

/** As the dealer's merchandising rules show it: lists are sorted by this rank and filtered by this tag. */
const ruled = (car: z.output<typeof indexed>) => ({
  ...car,
  tag: shownTag(car),
  custom_rank: shownRank(car),
  price_rating: shownRating(car),
})

const rowId = z.looseObject({ id: z.string().optional(), tenant: z.string().optional() }).catch({})

/** A fact that cannot be read is left out; null where the car means nothing without it. */
function readRow(row: Row): z.output<typeof indexed> | null {
  const { data } = indexed.safeParse(row)
  if (data) return data
  const { value, faults } = soundParts(indexed, row)
  noteLeftOut({ of: 'cars', ...rowId.parse(row), faults })
  return indexed.safeParse(value).data ?? null
}

/** Null (and a log line) when nothing can be made of the row: the index of the other cars is made without it. */
export function toEntry(row: Row, now = epochSeconds()): IndexEntry | null {
  const car = readRow(row)
  if (!car) return null
  const { id, rev, tenant, slug } = car
  try {
    const doc = isIndexed(car, now) ? toCarDoc(withOwnPrice(ruled(car), car), rev) : null
    return { id, rev, tenant, slug, doc }
  } catch (error) {
    noteLeftOut({ of: 'cars', id, tenant, faults: [String(error).slice(0, 200)] })
    return null
  }
}

export const toDocs = (rows: readonly Row[]): CarDoc[] => rows.flatMap((row) => toEntry(row)?.doc ?? [])
