import { z } from 'zod'
import { finderShape } from '@/blocks/finderValues'
import { words } from '@/blocks/values'

export const finderSchema = z.object({
  blockType: z.literal('finder'),
  heading: words,
  ...finderShape,
})

export type FinderValues = z.output<typeof finderSchema>
