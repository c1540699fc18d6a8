import type { Block } from 'payload'
import { heading, linkLabel } from '@/blocks/fields'

export const Locations: Block = {
  slug: 'locations',
  interfaceName: 'LocationsBlock',
  labels: { singular: 'Locations', plural: 'Locations' },
  fields: [
    heading,
    {
      name: 'show',
      type: 'select',
      options: ['primary', 'all', 'sales', 'service', 'parts', 'service-and-parts', 'one'],
      defaultValue: 'all',
    },
    { name: 'location_slug', type: 'text', admin: { condition: (_, own) => own?.show === 'one' } },
    linkLabel,
  ],
}
