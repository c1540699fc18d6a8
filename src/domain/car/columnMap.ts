import { z } from 'zod'
import { VOCABULARIES } from './vocabularies'

/** Kept for the next file of the same dealership. */
export const columnMapSchema = z.object({
  /** Heading -> field; null is left out. */
  columns: z.record(z.string().max(300), z.string().max(100).nullable()),
  /** What all cars of the file are, when no column says it. */
  car_type: z.enum(VOCABULARIES.car_type.values).nullable(),
})
export type ColumnMap = z.output<typeof columnMapSchema>
export const NO_MAP: ColumnMap = { columns: {}, car_type: null }
