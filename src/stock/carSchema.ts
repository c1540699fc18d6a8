/** What an integrator may send for a car: the schema for validation and for openapi.json. */
import { z } from 'zod'
import type { CarTable } from '@/domain/car/field'
import { CAR_FIELDS } from '@/domain/car/fields'
import { feedShape, strictSchema } from '@/domain/car/schema'

const sourceVersion = z
  .union(
    [z.int('must be a whole number or a timestamp').min(0), z.iso.datetime({ offset: true })],
    'must be a whole number or a timestamp',
  )
  .nullish()
  .meta({
    description:
      'Rises with every change at the source; a car with an older version than the stored one is stale and not applied',
  })

export const stocknumSchema = strictSchema({ ...CAR_FIELDS.stocknum, required: true }).pipe(z.string())

export const carSchemasOf = <T extends CarTable>(table: T) => {
  const whole = z.object({ ...feedShape(table), source_version: sourceVersion })
  return { whole, change: whole.partial(), inBatch: whole.extend({ stocknum: stocknumSchema }) }
}

/** Only make, model, year and car_type are required. */
export const { whole: carSchema, inBatch: batchCarSchema } = carSchemasOf(CAR_FIELDS)
