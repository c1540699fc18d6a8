import type { Field, NumberField, SelectField } from 'payload'
import { z } from 'zod'
import { recordOf } from '@/access/ids'
import { jsonField } from '@/fields/json'
import { clockField } from '@/fields/clock'
import { flag, number } from '@/fields/plain'
import { ownTenantOnly } from '@/fields/ownTenant'
import { intentOf } from '@/features/leads/intents/intents.rules'
import { FORMS } from '@/features/leads/intents/names.rules'
import { LEAD_TOPICS } from '@/features/leads/leadCategories.rules'

const DAYS = [
  ['1', 'Monday'],
  ['2', 'Tuesday'],
  ['3', 'Wednesday'],
  ['4', 'Thursday'],
  ['5', 'Friday'],
  ['6', 'Saturday'],
  ['0', 'Sunday'],
] as const

const several = (
  name: string,
  label: string,
  options: readonly (readonly [value: string, label: string])[],
): SelectField => ({
  name,
  label,
  type: 'select',
  hasMany: true,
  options: options.map(([value, word]) => ({ value, label: word })),
})

const highest: NumberField = {
  ...number('price_to', { label: 'Price up to', min: 0, admin: { width: '50%' } }),
  validate: (value: unknown, { data }: { data: unknown }) => {
    if (value === null || value === undefined) return true
    if (typeof value !== 'number' || value < 0) return 'Enter a price in dollars.'
    const { price_from } = recordOf(data)
    const isBelow = typeof price_from === 'number' && value < price_from
    return !isBelow || 'This is less than “Price from”: no lead would fit.'
  },
}

export const conditions: Field[] = [
  {
    name: 'places',
    label: 'Location',
    type: 'relationship',
    relationTo: 'locations',
    hasMany: true,
    maxDepth: 0,
    filterOptions: ownTenantOnly,
    admin: { allowCreate: false, allowEdit: false },
  },
  several(
    'categories',
    'About',
    LEAD_TOPICS.map((name) => [name, name] as const),
  ),
  several(
    'forms',
    'Channel',
    FORMS.map((form) => [form, intentOf(form).heading] as const),
  ),
  jsonField('makes', z.array(z.string().min(1)), {
    label: 'Make of the car',
    defaultValue: [],
    admin: {
      description: 'The makes that you have in stock. Tick nothing for every lead, with or without a car.',
      components: { Field: '/admin/settings/makes/MakesField#MakesField' },
    },
  }),
  {
    type: 'row',
    fields: [number('price_from', { label: 'Price from', min: 0, admin: { width: '50%' } }), highest],
  },
  flag('interstate', false, {
    label: 'Only from another state',
    admin: {
      description:
        'Compares the shopper’s postcode or number plate with the state of the location. A lead with neither does not fit.',
    },
  }),
  several('weekdays', 'Days', DAYS),
  { type: 'row', fields: [clockField('from_time', 'From'), clockField('to_time', 'Until')] },
]
