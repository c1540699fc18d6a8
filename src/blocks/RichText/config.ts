import type { Block } from 'payload'
import { heading, text } from '@/blocks/fields'

export const RichText: Block = {
  slug: 'richText',
  interfaceName: 'RichTextBlock',
  labels: { singular: 'Text', plural: 'Texts' },
  fields: [
    heading,
    text,
    {
      name: 'content',
      type: 'richText',
      admin: { description: 'Use this instead of the plain text above for longer pieces.' },
    },
  ],
}
