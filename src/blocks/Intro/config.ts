import type { Block } from 'payload'
import { heading, linkFields, people, picture, pictureAlt, sentence } from '@/blocks/fields'

export const Intro: Block = {
  slug: 'intro',
  interfaceName: 'IntroBlock',
  labels: { singular: 'Page header', plural: 'Page headers' },
  fields: [
    heading,
    sentence,
    { name: 'links', type: 'array', maxRows: 2, fields: linkFields },
    picture,
    pictureAlt,
    {
      name: 'picture_place',
      type: 'select',
      label: 'Where the picture stands',
      options: [
        { label: 'Below the headline', value: 'below' },
        { label: 'Beside the headline', value: 'beside' },
      ],
      defaultValue: 'below',
    },
    { name: 'figures_heading', type: 'text', label: 'Heading of the figures' },
    {
      name: 'figures',
      type: 'array',
      label: 'Figures beside the headline',
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'figure', type: 'text', required: true, admin: { description: '5 years, 48 h, 1994' } },
            { name: 'label', type: 'text', required: true, label: 'Of what' },
          ],
        },
      ],
    },
    { ...people, label: 'People beside the headline' },
  ],
}
