import { z } from 'zod'
import { list, words } from '@/blocks/values'

export const linkBannerSchema = z.object({
  blockType: z.literal('linkBanner'),
  heading: words,
  links: list(z.object({ icon: words, label: words, href: words, note: words })),
})

export type LinkBannerValues = z.output<typeof linkBannerSchema>
