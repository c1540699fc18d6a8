import { z } from 'zod'
import { count, words } from '@/blocks/values'

export const offersRailSchema = z.object({
  blockType: z.literal('offersRail'),
  heading: words,
  limit: count(3),
  link_label: words,
})

export type OffersRailValues = z.output<typeof offersRailSchema>
