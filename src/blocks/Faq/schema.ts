import { z } from 'zod'
import { list, words } from '@/blocks/values'

export const faqSchema = z.object({
  blockType: z.literal('faq'),
  heading: words,
  items: list(z.object({ question: words, answer: words })),
})

export type FaqValues = z.output<typeof faqSchema>
