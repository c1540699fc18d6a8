import { z } from 'zod'
import { count, words } from '@/blocks/values'

export const makeTilesSchema = z.object({
  blockType: z.literal('makeTiles'),
  heading: words,
  of: z
    .enum(['make', 'model'])
    .nullish()
    .transform((value) => value ?? 'make'),
  limit: count(12),
})

export type MakeTilesValues = z.output<typeof makeTilesSchema>
