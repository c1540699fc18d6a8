import type { Block } from 'payload'
import { heading, linkHref, linkLabel } from '@/blocks/fields'

export const StockRail: Block = {
  slug: 'stockRail',
  interfaceName: 'StockRailBlock',
  labels: { singular: 'Row of cars', plural: 'Rows of cars' },
  fields: [
    heading,
    {
      name: 'preset',
      type: 'text',
      defaultValue: 'latest',
      required: true,
      admin: {
        description:
          'latest, or make=Toyota, type=used, tag=Demo Special, body=SUV, sold=no or sold=only (joined with &)',
      },
    },
    { name: 'limit', type: 'number', defaultValue: 8, max: 16 },
    linkLabel,
    linkHref,
  ],
}
