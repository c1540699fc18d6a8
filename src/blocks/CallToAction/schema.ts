import { z } from 'zod'
import { link, list, words } from '@/blocks/values'

export const callToActionSchema = z.object({
  blockType: z.literal('callToAction'),
  heading: words,
  text: words,
  links: list(link),
})

export type CallToActionValues = z.output<typeof callToActionSchema>
