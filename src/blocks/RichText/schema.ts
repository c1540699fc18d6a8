import { z } from 'zod'
import { words } from '@/blocks/values'

export const richTextSchema = z.object({
  blockType: z.literal('richText'),
  heading: words,
  text: words,
  content: z.unknown().optional(),
})

export type RichTextValues = z.output<typeof richTextSchema>
