import { z } from 'zod'

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
