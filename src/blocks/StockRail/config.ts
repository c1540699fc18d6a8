import type { Block } from 'payload'
import { heading, linkHref, linkLabel } from '@/blocks/fields'

export const StockRail: Block = {
  slug: 'stockRail',
  interfaceName: 'StockRailBlock',
  labels: { singular: 'Car carousel', plural: 'Car carousels' },
  fields: [
    heading,
    {
      name: 'preset',
      label: 'Which cars',
      type: 'text',
      defaultValue: 'latest',
      required: true,
      admin: { components: { Field: '/admin/fields/StockChoiceField#StockChoiceField' } },
    },
    { name: 'limit', label: 'How many', type: 'number', defaultValue: 8, max: 16 },
    linkLabel,
    linkHref,
  ],
}
