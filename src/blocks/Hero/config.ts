import type { Block } from 'payload'
import { heading, icon, picture, sentence } from '@/blocks/fields'
import { pictureAddress } from '@/fields/pictureAddress'
import { finderFields } from '@/blocks/finderFields'

export const Hero: Block = {
  slug: 'hero',
  interfaceName: 'HeroBlock',
  labels: { singular: 'Hero', plural: 'Heroes' },
  fields: [
    {
      ...heading,
      validate: (value: unknown) =>
        Boolean(typeof value === 'string' && value.trim()) ||
        'Enter a headline: it is the title of the page.',
    },
    sentence,
    picture,
    pictureAddress(
      'picture_phone',
      'Picture for phones',
      'Four wide to three high. Without it phones get the middle of the picture above.',
    ),
    {
      name: 'tone',
      type: 'select',
      options: ['light', 'dark'],
      defaultValue: 'light',
      label: 'Tone of the picture',
    },
    { name: 'finder', type: 'checkbox', defaultValue: true, label: 'Show the finder' },
    ...finderFields,
    {
      name: 'facts',
      type: 'array',
      maxRows: 4,
      fields: [
        icon,
        {
          name: 'text',
          type: 'text',
          required: true,
          admin: { description: '{count} (listed), {in_stock}, {rating} and {reviews} are filled in.' },
        },
      ],
    },
  ],
}
