import type { Block } from 'payload'
import { heading, linkHref, linkLabel, people, picture, pictureAlt, sentence } from '@/blocks/fields'

export const Workshop: Block = {
  slug: 'workshop',
  interfaceName: 'WorkshopBlock',
  labels: { singular: 'Workshop header', plural: 'Workshop headers' },
  fields: [
    heading,
    sentence,
    picture,
    pictureAlt,
    { name: 'prices_heading', type: 'text', label: 'Heading of the prices' },
    {
      name: 'prices',
      type: 'array',
      label: 'Prices',
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'title', type: 'text', required: true, label: 'What' },
            { name: 'price', type: 'text', required: true },
          ],
        },
        { name: 'note', type: 'text' },
      ],
    },
    { name: 'prices_note', type: 'textarea', label: 'Below the prices' },
    linkLabel,
    linkHref,
    { ...people, label: 'Who does it' },
  ],
}
