import type { CarBefore } from '@/db/carRows'
import type { Row } from '@/db/tableTypes'
import { FACT_FIELDS, withOverrides, type Facts } from '@/domain/car/facts'
import type { TenantLocation } from '@/domain/car/location'
import { sameValue } from '@/lib/sameValue'
import { derivedOf } from '@/stock/row'

export interface FactChange {
  field: string
  from: unknown
  to: unknown
}

const UNTOLD: readonly string[] = [
  'thumbnails',
  'primary_image_url',
  'custom_rank',
  'created_at',
  'sold_date_timestamp',
]

interface Stored {
  row: Row
  before: CarBefore
  dealership: string
  locations: readonly TenantLocation[]
  /** Epoch seconds. */
  now: number
}

/** The differences that shoppers would see; a value of staff stays. */
export function diffCar(facts: Facts, { row, before, dealership, locations, now }: Stored): FactChange[] {
  const shown = withOverrides(facts, before.overrides ?? {})
  const after = new Map<string, unknown>(
    Object.entries({ ...shown, ...derivedOf(shown, before, dealership, locations, now) }),
  )
  return FACT_FIELDS.filter((field) => !UNTOLD.includes(field)).flatMap((field) => {
    const [from, to] = [row[field] ?? null, after.get(field) ?? null]
    return sameValue(from, to) ? [] : [{ field, from, to }]
  })
}
