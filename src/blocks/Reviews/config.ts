import type { Block } from 'payload'
import { heading } from '@/blocks/fields'

export const Reviews: Block = {
  slug: 'reviews',
  interfaceName: 'ReviewsBlock',
  labels: { singular: 'Reviews', plural: 'Reviews' },
  fields: [heading, { name: 'limit', type: 'number', defaultValue: 3 }],
}
