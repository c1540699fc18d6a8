import { z } from 'zod'
import { words } from '@/blocks/values'

export const leadSchema = z.object({
  blockType: z.literal('lead'),
  heading: words,
  text: words,
  picture: words,
  picture_alt: words,
})

export type LeadValues = z.output<typeof leadSchema>
