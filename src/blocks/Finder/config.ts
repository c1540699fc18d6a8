import type { Block } from 'payload'
import { heading } from '@/blocks/fields'
import { finderFields } from '@/blocks/finderFields'

export const Finder: Block = {
  slug: 'finder',
  interfaceName: 'FinderBlock',
  labels: { singular: 'Finder', plural: 'Finders' },
  fields: [heading, ...finderFields],
}
