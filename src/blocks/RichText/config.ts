import type { Block } from 'payload'
import { heading, text } from '@/blocks/fields'

export const RichText: Block = {
  slug: 'richText',
  interfaceName: 'RichTextBlock',
  labels: { singular: 'Text', plural: 'Texts' },
  fields: [
    heading,
    // Of blocks from before: a new one has the editor alone.
    {
      ...text,
      label: 'Plain text',
      admin: {
        description: 'Shown as long as nothing is written below.',
        condition: (_data, siblings: Record<string, unknown>) => Boolean(siblings.text),
      },
    },
    { name: 'content', type: 'richText', label: 'Text' },
  ],
}
