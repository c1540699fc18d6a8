import { z } from 'zod'
import type { Row } from '@/db/tableTypes'
import { namesWith } from '@/domain/car/field'
import { CAR_FIELDS } from '@/domain/car/fields'
import { rowShape } from '@/domain/car/schema'
import { withOwnPrice } from '@/domain/car/ownPrice'
import { shownRank, shownTag } from '@/domain/car/ruled'
import { log } from '@/lib/log'
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
  ]),
  tenant: z.string(),
  rev: z.number(),
  rule_tag: z.string().nullish(),
  rule_rank: z.number().nullish(),
  feed_values: z.record(z.string(), z.unknown()).nullish().catch(null),
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
const SOLD_DAYS_KEPT = 90
const epochSeconds = () => Math.floor(Date.now() / 1000)

/** `now` in epoch seconds. Withdrawn, hidden and long sold cars are not indexed. */
function isIndexed(car: Presence, now: number): boolean {
  if (car.status === 'withdrawn' || car.show_on_dealer_website === false) return false
  if (car.status !== 'sold' && car.sold !== true) return true
  return (car.sold_date_timestamp ?? 0) > now - SOLD_DAYS_KEPT * DAY_S
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
})

/** Null (and a log line) when the row is invalid. */
export function toEntry(row: Row, now = epochSeconds()): IndexEntry | null {
  const parsed = indexed.safeParse(row)
  if (!parsed.success) {
    log.error({ id: row.id, issues: parsed.error.issues.slice(0, 3) }, 'a stored car cannot be indexed')
    return null
  }
  const car = parsed.data
  return {
    id: car.id,
    rev: car.rev,
    tenant: car.tenant,
    slug: car.slug,
    doc: isIndexed(car, now) ? toCarDoc(withOwnPrice(ruled(car), car.feed_values), car.rev) : null,
  }
}

export const toDocs = (rows: readonly Row[]): CarDoc[] => rows.flatMap((row) => toEntry(row)?.doc ?? [])
