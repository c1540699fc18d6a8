import type { Block } from 'payload'
import { heading, picture } from '@/blocks/fields'
import { linkAddress } from '@/fields/linkAddress'

export const BodyTiles: Block = {
  slug: 'bodyTiles',
  interfaceName: 'BodyTilesBlock',
  labels: { singular: 'Body tiles', plural: 'Body tiles' },
  fields: [
    heading,
    {
      name: 'tiles',
      type: 'array',
      admin: {
        description: 'Leave empty for the bodies in stock, most first. The count is filled in from stock.',
      },
      fields: [{ name: 'label', type: 'text', required: true }, linkAddress('href', 'Link', true), picture],
    },
  ],
}
