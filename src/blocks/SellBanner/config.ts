import type { Block } from 'payload'
import { heading, linkLabel, sentence } from '@/blocks/fields'

export const SellBanner: Block = {
  slug: 'sellBanner',
  interfaceName: 'SellBannerBlock',
  labels: { singular: 'Sell my car banner', plural: 'Sell my car banners' },
  fields: [heading, sentence, linkLabel],
}
