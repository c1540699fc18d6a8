/** Rows of the cars table -> what the index is told. */
import { z } from 'zod'
import type { Row } from '@/db/tableTypes'
import { namesWith } from '@/domain/car/field'
import { CAR_FIELDS } from '@/domain/car/fields'
import { rowShape } from '@/domain/car/schema'
import { log } from '@/lib/log'
import { toCarDoc } from './toCarDoc'
import type { CarDoc } from './types'

const indexed = z.object({
  ...rowShape(CAR_FIELDS, [
    ...namesWith(CAR_FIELDS, { indexed: true }),
    'slug',
    'sold',
    'show_on_dealer_website',
  ]),
  tenant: z.string(),
  rev: z.number(),
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

/** Longer than any site shows a sale; after that the car leaves the index. */
const SOLD_DAYS_KEPT = 90
const DAY_SECONDS = 86_400
const epochSeconds = () => Math.floor(Date.now() / 1000)

/** Withdrawn, hidden and long sold cars are not in the index. `now` in epoch seconds. */
function isIndexed(car: Presence, now: number): boolean {
  if (car.status === 'withdrawn' || car.show_on_dealer_website === false) return false
  if (car.status !== 'sold' && car.sold !== true) return true
  return (car.sold_date_timestamp ?? 0) > now - SOLD_DAYS_KEPT * DAY_SECONDS
}

/** Whether a car should be found, and as which revision; null for a row that is not readable as a car. */
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
  /** Null when the car must not be found. */
  doc: CarDoc | null
}

/** Null (and a line in the log) for a row that is not readable as a car. */
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
    doc: isIndexed(car, now) ? toCarDoc(car, car.rev) : null,
  }
}

/** The documents of those rows that can be found. */
export const toDocs = (rows: readonly Row[]): CarDoc[] => rows.flatMap((row) => toEntry(row)?.doc ?? [])
