/** Of a car after its values were folded. */
import { z } from 'zod'
import { CAR_FIELDS } from '@/core/car/fields'
import { feedShape, strictSchema } from '@/core/car/schema'

const NO_VERSION = 'must be a whole number, or a timestamp such as 2026-11-21T09:30:00+10:00'

export const sourceVersion = z
  .union(
    [z.int(NO_VERSION).min(0, NO_VERSION), z.iso.datetime({ offset: true, error: NO_VERSION })],
    NO_VERSION,
  )
  .nullish()
  .meta({
    description:
      'Rises with every change at the source; a car with an older version than the stored one is stale and not applied',
  })

export const stocknumSchema = strictSchema({ ...CAR_FIELDS.stocknum, required: true }).pipe(z.string())

export const carSchema = z.object({ ...feedShape(CAR_FIELDS), source_version: sourceVersion })
export const batchCarSchema = carSchema.extend({ stocknum: stocknumSchema })
