import { z } from 'zod'
import { count, words } from '@/blocks/values'

export const stockRailSchema = z.object({
  blockType: z.literal('stockRail'),
  heading: words,
  preset: words,
  limit: count(8),
  link_label: words,
  link_href: words,
})

export type StockRailValues = z.output<typeof stockRailSchema>
