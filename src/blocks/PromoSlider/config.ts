import type { Block } from 'payload'
import { heading, linkFields, picture, pictureAlt } from '@/blocks/fields'
import { dealerDay } from '@/fields/dealerDay'
import { lastDay } from '@/fields/lastDay'
import { pictureAddress } from '@/fields/pictureAddress'

const MOST_PROMOTIONS = 6

export const PromoSlider: Block = {
  slug: 'promoSlider',
  interfaceName: 'PromoSliderBlock',
  labels: { singular: 'Promotions', plural: 'Promotions' },
  fields: [
    heading,
    {
      name: 'slides',
      type: 'array',
      labels: { singular: 'Promotion', plural: 'Promotions' },
      maxRows: MOST_PROMOTIONS,
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 80, label: 'What is on' },
        { ...picture, required: true, admin: { ...picture.admin, description: '1,920 wide and 540 high.' } },
        pictureAddress(
          'picture_phone',
          'Picture for phones',
          'Four wide to three high. Without it phones get the part around the point of the picture above.',
        ),
        pictureAlt,
        ...linkFields,
        {
          type: 'row',
          fields: [
            dealerDay('first_day', 'first', { label: 'First day' }),
            { ...dealerDay('last_day', 'last', { label: 'Last day' }), validate: lastDay('first_day') },
          ],
        },
      ],
    },
  ],
}
