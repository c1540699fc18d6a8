import { z } from 'zod'
import { ownWordsSchema } from '@/core/car/ownWords'
import { VOCABULARIES } from '@/core/car/vocabularies'

/** Kept for the next file of the same name. */
export const columnMapSchema = z.object({
  /** Heading -> field; null is left out. */
  columns: z.record(z.string().max(300), z.string().max(100).nullable()),
  /** What all cars of the file are, when no column says it. */
  car_type: z.enum(VOCABULARIES.car_type.values).nullable(),
})
export type ColumnMap = z.output<typeof columnMapSchema>
export const NO_MAP: ColumnMap = { columns: {}, car_type: null }

const fileMapSchema = columnMapSchema.extend({
  /** Of the last file that was imported, to see when the next one has others. */
  headings: z.array(z.string().max(300)).max(1_000).optional(),
  /** Those of them that had any value. */
  filled: z.array(z.string().max(300)).max(1_000).optional(),
})
export type FileMap = z.output<typeof fileMapSchema>

/** A dealership's maps by the name of the file; the map at the top is for names without one, as all files had it once. */
export const keptMapsSchema = z.looseObject({
  ...columnMapSchema.partial().shape,
  files: z.record(z.string().max(100), fileMapSchema).optional(),
  words: ownWordsSchema.optional(),
  /** The same words as the supplier or the dealer spells them, by field and word in small letters. */
  spelled: z.record(z.string().max(40), z.record(z.string().max(100), z.string().max(100))).optional(),
})
