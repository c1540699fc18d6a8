import type { Block } from 'payload'
import { heading } from '@/blocks/fields'

export const MakeTiles: Block = {
  slug: 'makeTiles',
  interfaceName: 'MakeTilesBlock',
  labels: { singular: 'Make or model tiles', plural: 'Make or model tiles' },
  fields: [
    heading,
    {
      name: 'of',
      type: 'select',
      options: [
        { value: 'make', label: 'Makes' },
        { value: 'model', label: 'Models' },
      ],
      defaultValue: 'make',
      label: 'Tiles for',
    },
    { name: 'limit', type: 'number', defaultValue: 12 },
  ],
}
