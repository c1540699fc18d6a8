import type { Field } from 'payload'

/** Shared by the hero, which contains a finder, and the finder block. */
export const finderFields: Field[] = [
  {
    name: 'finder_fields',
    type: 'select',
    hasMany: true,
    options: ['make', 'model', 'body', 'price', 'location_name', 'fuel'],
    defaultValue: ['make', 'model', 'price'],
    label: 'Fields of the finder',
  },
  {
    name: 'finder_types',
    type: 'array',
    label: 'Choices above the fields',
    labels: { singular: 'Choice', plural: 'Choices' },
    admin: { description: 'Leave empty for All, New, Demo, Used (those in stock).' },
    fields: [
      { name: 'label', type: 'text', required: true },
      {
        name: 'query',
        type: 'text',
        admin: { description: 'For example car_type=used, or item_type=Caravan; empty for all' },
      },
    ],
  },
]
