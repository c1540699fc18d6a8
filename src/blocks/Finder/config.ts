import type { Block } from 'payload'
import { heading } from '../fields'
import { finderFields } from '../finderFields'

export const Finder: Block = {
  slug: 'finder',
  interfaceName: 'FinderBlock',
  labels: { singular: 'Finder', plural: 'Finders' },
  fields: [heading, ...finderFields],
}
