import type { Block } from 'payload'
import { heading, linkHref, linkLabel, picture, pictureAlt, text } from '@/blocks/fields'

export const ImageText: Block = {
  slug: 'imageText',
  interfaceName: 'ImageTextBlock',
  labels: { singular: 'Picture and text', plural: 'Pictures and texts' },
  fields: [
    heading,
    text,
    picture,
    pictureAlt,
    {
      name: 'side',
      type: 'select',
      options: ['left', 'right'],
      defaultValue: 'right',
      label: 'Side of the picture',
    },
    linkLabel,
    linkHref,
  ],
}
