/** What a pushed car must be once it is folded. */
import { z } from 'zod'
import { CAR_FIELDS } from '@/domain/car/fields'
import { feedShape, strictSchema } from '@/domain/car/schema'

export const sourceVersion = z
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

/** Only make, model, year and car_type are required. */
export const carSchema = z.object({ ...feedShape(CAR_FIELDS), source_version: sourceVersion })
export const batchCarSchema = carSchema.extend({ stocknum: stocknumSchema })
