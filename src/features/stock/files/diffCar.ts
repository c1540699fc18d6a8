import type { Row } from '@/db/tableTypes'
import { FACT_FIELDS } from '@/core/car/facts'
import { sameValue } from '@/lib/sameValue'

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

/** The differences that shoppers would see. */
export const diffCar = (before: Row, after: Row): FactChange[] =>
  ['stocknum', ...FACT_FIELDS.filter((field) => !UNTOLD.includes(field))].flatMap((field) => {
    const [from, to] = [before[field] ?? null, after[field] ?? null]
    return sameValue(from, to) ? [] : [{ field, from, to }]
  })
