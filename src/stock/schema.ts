/** What an integrator may say about a car: the one schema that validates, and that openapi.json is generated from. */
import { z } from 'zod'
import { factsSchema } from '@/domain/car/facts'
import { CAR_FIELDS } from '@/domain/car/fields'
import { strictSchema } from '@/domain/car/schema'

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

/** Everything but make, model, year and car_type may be left out. */
export const carSchema = factsSchema.extend({ source_version: sourceVersion })
export const patchSchema = carSchema.partial()
export const batchCarSchema = carSchema.extend({ stocknum: stocknumSchema })
