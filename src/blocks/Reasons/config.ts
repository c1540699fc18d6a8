import type { Block } from 'payload'
import { heading, icon, text } from '@/blocks/fields'

export const Reasons: Block = {
  slug: 'reasons',
  interfaceName: 'ReasonsBlock',
  labels: { singular: 'Reasons', plural: 'Reasons' },
  fields: [
    heading,
    {
      name: 'display',
      type: 'select',
      label: 'How they are shown',
      options: [
        { label: 'Reasons with icons', value: 'reasons' },
        { label: 'Numbered steps, one after the other', value: 'steps' },
        { label: 'Lists beside each other: what is in, what is not', value: 'lists' },
      ],
      defaultValue: 'reasons',
    },
    { name: 'items', type: 'array', fields: [icon, { name: 'title', type: 'text', required: true }, text] },
  ],
}
