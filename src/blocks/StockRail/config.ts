import type { Block } from 'payload'
import { heading, linkHref, linkLabel, text } from '@/blocks/fields'

const isWeekly = (_: unknown, own: Record<string, unknown>): boolean => own?.display === 'weekly'

export const StockRail: Block = {
  slug: 'stockRail',
  interfaceName: 'StockRailBlock',
  labels: { singular: 'Car carousel', plural: 'Car carousels' },
  fields: [
    heading,
    {
      name: 'display',
      type: 'select',
      label: 'How they are shown',
      options: [
        { label: 'A row of cards to swipe', value: 'cards' },
        { label: 'Large, by the week: those with a subscription price', value: 'weekly' },
      ],
      defaultValue: 'cards',
    },
    { ...text, label: 'What the weekly price includes', admin: { condition: isWeekly } },
    {
      name: 'weeks',
      label: 'Weeks at least',
      type: 'number',
      min: 1,
      max: 260,
      admin: {
        condition: isWeekly,
        description: 'Each then says what it costs in all if it is stopped then.',
      },
    },
    {
      name: 'preset',
      label: 'Which cars',
      type: 'text',
      defaultValue: 'latest',
      required: true,
      admin: { components: { Field: '/admin/fields/StockChoiceField#StockChoiceField' } },
    },
    { name: 'limit', label: 'How many', type: 'number', defaultValue: 8, max: 16 },
    linkLabel,
    linkHref,
  ],
}
