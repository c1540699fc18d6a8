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
    {
      name: 'location_slug',
      type: 'text',
      label: 'Which location',
      admin: { condition: (_, own) => own?.show === 'one' },
    },
    {
      name: 'display',
      type: 'select',
      label: 'How they are shown',
      options: [
        { label: 'Cards', value: 'cards' },
        { label: 'Cards in one row to swipe', value: 'carousel' },
        { label: 'Cards under a heading for each state', value: 'grouped' },
        { label: 'The first with a large map', value: 'hero' },
        { label: 'A list of lines', value: 'list' },
        { label: 'Opening hours', value: 'hours' },
      ],
      defaultValue: 'cards',
    },
    {
      name: 'columns',
      type: 'select',
      label: 'Cards beside each other on a large screen',
      options: [{ label: 'By their number', value: 'auto' }, '2', '3', '4', '5'],
      defaultValue: 'auto',
      admin: { condition: (_, own) => ['cards', 'carousel', 'grouped'].includes(own?.display) },
    },
    linkLabel,
  ],
}
