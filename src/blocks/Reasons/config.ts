import type { Block } from 'payload'
import { heading, icon, text } from '@/blocks/fields'

export const Reasons: Block = {
  slug: 'reasons',
  interfaceName: 'ReasonsBlock',
  labels: { singular: 'Reasons', plural: 'Reasons' },
  fields: [
    heading,
    { name: 'items', type: 'array', fields: [icon, { name: 'title', type: 'text', required: true }, text] },
  ],
}
