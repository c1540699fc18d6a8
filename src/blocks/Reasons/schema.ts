import { z } from 'zod'
import { list, words } from '@/blocks/values'

export const reasonsSchema = z.object({
  blockType: z.literal('reasons'),
  heading: words,
  items: list(z.object({ icon: words, title: words, text: words })),
})

export type ReasonsValues = z.output<typeof reasonsSchema>
