import type { Block } from 'payload'
import { heading, icon, linkFields } from '@/blocks/fields'

export const LinkBanner: Block = {
  slug: 'linkBanner',
  interfaceName: 'LinkBannerBlock',
  labels: { singular: 'Link banner', plural: 'Link banners' },
  fields: [
    heading,
    {
      name: 'links',
      type: 'array',
      maxRows: 3,
      fields: [icon, ...linkFields, { name: 'note', type: 'text' }],
    },
  ],
}
