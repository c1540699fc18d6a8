import { z } from 'zod'
import { finderShape } from '@/blocks/finderValues'
import { flag, list, words } from '@/blocks/values'

export const heroSchema = z.object({
  blockType: z.literal('hero'),
  heading: words,
  text: words,
  picture: words,
  picture_phone: words,
  tone: z
    .enum(['light', 'dark'])
    .nullish()
    .transform((value) => value ?? 'light'),
  finder: flag(true),
  ...finderShape,
  facts: list(z.object({ icon: words, text: words })),
})

export type HeroValues = z.output<typeof heroSchema>
