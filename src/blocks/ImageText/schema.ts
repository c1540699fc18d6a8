import { z } from 'zod'
import { words } from '@/blocks/values'

export const imageTextSchema = z.object({
  blockType: z.literal('imageText'),
  heading: words,
  text: words,
  picture: words,
  picture_alt: words,
  side: z
    .enum(['left', 'right'])
    .nullish()
    .transform((value) => value ?? 'right'),
  link_label: words,
  link_href: words,
})

export type ImageTextValues = z.output<typeof imageTextSchema>
