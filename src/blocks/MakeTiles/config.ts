import type { Block } from 'payload'
import { heading } from '../fields'

export const MakeTiles: Block = {
  slug: 'makeTiles',
  interfaceName: 'MakeTilesBlock',
  labels: { singular: 'Make tiles', plural: 'Make tiles' },
  fields: [heading, { name: 'limit', type: 'number', defaultValue: 12 }],
}
