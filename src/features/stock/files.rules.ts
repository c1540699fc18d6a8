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
export const storedMapsSchema = z.looseObject({
  ...columnMapSchema.partial().shape,
  files: z.record(z.string().max(100), fileMapSchema).optional(),
  words: ownWordsSchema.optional(),
  /** The same words as the supplier or the dealer spells them, by field and word in small letters. */
  spelled: z.record(z.string().max(40), z.record(z.string().max(100), z.string().max(100))).optional(),
})

/** What a person may say that a supplier's file is, where the API says `mode`. */
export const FILE_KINDS = [
  { value: 'full', label: 'The whole stock' },
  { value: 'update', label: 'Changes to cars that are there' },
  { value: 'add', label: 'New and changed cars' },
] as const
export type FileKind = (typeof FILE_KINDS)[number]['value']
export const FILE_KIND_VALUES = FILE_KINDS.map(({ value }) => value)

/** What was made of a supplier's file, stored with its feed for whoever looks at it later. */
export const fileReadSchema = z.object({
  /** In words for a person. */
  as: z.string(),
  /** Heading -> the fact that it was taken for; null where it was not used. */
  columns: z.array(z.object({ heading: z.string(), field: z.string().nullable() })),
  /** No table and no word of the dealership knows them. */
  unknown: z.array(z.object({ field: z.string(), word: z.string(), cars: z.number() })),
  notes: z.array(z.string()),
})
export type FileRead = z.output<typeof fileReadSchema>

/** How a supplier's file differs from the last one of its name. */
export const shapeSchema = z.object({
  missing: z.array(z.string()),
  added: z.array(z.string()),
  /** These had values in the last file, and have none now. */
  empty: z.array(z.string()),
})
export type Shape = z.output<typeof shapeSchema>

const MOST_NAMED = 10
const named = (headings: readonly string[]): string =>
  headings.length > MOST_NAMED
    ? `${headings.slice(0, MOST_NAMED).join(', ')} and ${headings.length - MOST_NAMED} more`
    : headings.join(', ')

/** A sentence for each kind of change. */
export const shapeWords = (shape: Shape | null | undefined): string[] => [
  ...(shape?.missing.length ? [`Columns that the last file had are missing: ${named(shape.missing)}.`] : []),
  ...(shape?.added.length ? [`Columns that the last file did not have: ${named(shape.added)}.`] : []),
  ...(shape?.empty.length
    ? [`Columns that had values in the last file are empty: ${named(shape.empty)}.`]
    : []),
]
