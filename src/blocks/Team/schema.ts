import { z } from 'zod'
import { words } from '@/blocks/values'

export const teamSchema = z.object({
  blockType: z.literal('team'),
  heading: words,
  text: words,
  location_slug: words,
})

export type TeamValues = z.output<typeof teamSchema>
