/** What an integrator may say about a car: the one schema that validates, and that openapi.json is generated from. */
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

/** The schemas of a table of facts: a whole car, a change of one, and a car of a batch. */
export const carSchemasOf = <T extends CarTable>(table: T) => {
  const whole = z.object({ ...feedShape(table), source_version: sourceVersion })
  return { whole, change: whole.partial(), inBatch: whole.extend({ stocknum: stocknumSchema }) }
}

/** Everything but make, model, year and car_type may be left out. */
export const { whole: carSchema, inBatch: batchCarSchema } = carSchemasOf(CAR_FIELDS)
