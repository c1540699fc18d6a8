import type { Block } from 'payload'
import { heading, linkLabel, text } from '@/blocks/fields'

export const SellBanner: Block = {
  slug: 'sellBanner',
  interfaceName: 'SellBannerBlock',
  labels: { singular: 'Sell my car band', plural: 'Sell my car bands' },
  fields: [heading, text, linkLabel],
}
