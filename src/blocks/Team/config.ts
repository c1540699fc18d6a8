import type { Block } from 'payload'
import { heading, text } from '@/blocks/fields'

export const Team: Block = {
  slug: 'team',
  interfaceName: 'TeamBlock',
  labels: { singular: 'Team', plural: 'Teams' },
  fields: [heading, text, { name: 'location_slug', type: 'text', label: 'Only this location' }],
}
