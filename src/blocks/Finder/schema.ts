import { z } from 'zod'
import { finderShape } from '../finderValues'
import { words } from '../values'

export const finderSchema = z.object({
  blockType: z.literal('finder'),
  heading: words,
  ...finderShape,
})

export type FinderValues = z.output<typeof finderSchema>
