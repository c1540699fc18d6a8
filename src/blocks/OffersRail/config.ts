import type { Block } from 'payload'
import { heading, linkLabel } from '@/blocks/fields'

export const OffersRail: Block = {
  slug: 'offersRail',
  interfaceName: 'OffersRailBlock',
  labels: { singular: 'Offers', plural: 'Offers' },
  fields: [heading, { name: 'limit', type: 'number', defaultValue: 3 }, linkLabel],
}
