import { z } from 'zod'
import { words } from '@/blocks/values'

export const sellBannerSchema = z.object({
  blockType: z.literal('sellBanner'),
  heading: words,
  text: words,
  link_label: words,
})

export type SellBannerValues = z.output<typeof sellBannerSchema>
