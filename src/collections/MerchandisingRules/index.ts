import type { CollectionConfig, NumberField, SelectField, TextField } from 'payload'
import { GROUP, menuOf } from '@/access/menu'
import { recordOf } from '@/access/ids'
import { byTenant } from '@/access/policies'
import { editors } from '@/access/rules'
import { addressed, addressedNumber } from '@/fields/addressed'
import { flag, number, text } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'
import { EFFECT_WORDS, KIND_WORDS, RULE_EFFECTS, RULE_KINDS } from '@/features/merchandising/rules.rules'

const kind: SelectField = {
  name: 'kind',
  label: 'Which cars',
  type: 'select',
  required: true,
  defaultValue: (of) => RULE_KINDS.find((one) => one === addressed('kind')(of)) ?? 'older',
  options: RULE_KINDS.map((value) => ({ value, label: KIND_WORDS[value] })),
  admin: { isClearable: false, width: '60%' },
}
const amount: NumberField = {
  ...number('amount', { label: 'How many', required: true, min: 1, max: 1000 }),
  defaultValue: addressedNumber('amount', 60),
  admin: { width: '40%' },
  validate: (value: unknown) =>
    (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 1000) ||
    'Enter a whole number from 1 to 1000.',
}
const effect: SelectField = {
  name: 'effect',
  label: 'Action',
  type: 'select',
  required: true,
  defaultValue: (of) => RULE_EFFECTS.find((one) => one === addressed('effect')(of)) ?? 'tag',
  options: RULE_EFFECTS.map((value) => ({ value, label: EFFECT_WORDS[value] })),
  admin: { isClearable: false, width: '60%' },
}
const tag: TextField = {
  ...text('tag', { label: 'Text on the tag', maxLength: 60 }),
  defaultValue: addressed('tag'),
  admin: { width: '40%', condition: (_data, sibling) => recordOf(sibling).effect === 'tag' },
  validate: (value: unknown, { data }: { data: unknown }) => {
    if (recordOf(data).effect !== 'tag') return true
    if (typeof value !== 'string' || !value.trim()) return 'Enter the text of the tag.'
    return value.length <= 60 || 'At most 60 characters.'
  },
}

/** What happens to a dealer's cars automatically; the worker applies it (src/features/merchandising). */
export const MerchandisingRules: CollectionConfig = {
  slug: 'merchandising-rules',
  labels: { singular: 'Merchandising rule', plural: 'Merchandising rules' },
  admin: {
    useAsTitle: 'title',
    group: GROUP.stock,
    hidden: menuOf(editors),
    components: { views: { list: { Component: '/admin/frame/toScreen#ToMerchandising' } } },
  },
  access: byTenant({ read: editors, create: editors, update: editors, delete: editors }),
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: 'position',
  fields: [
    {
      ...text('title', {
        label: 'Name',
        required: true,
        maxLength: 80,
        admin: { description: 'The history of a car names the rule that changed it.' },
      }),
      defaultValue: addressed('title'),
    },
    tenantField(),
    { type: 'row', fields: [kind, amount] },
    { type: 'row', fields: [effect, tag] },
    {
      name: 'preview',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/admin/merchandising/RulePreview#RulePreview' },
      },
    },
    number('position', {
      label: 'Order',
      required: true,
      min: 1,
      defaultValue: 1,
      admin: {
        position: 'sidebar',
        description:
          'The lowest number comes first. Where two rules fit a car, the first gives it its tag or place.',
      },
    }),
    flag('enabled', false, {
      label: 'In use',
      admin: {
        position: 'sidebar',
        description: 'Before you tick this, check the list of cars that the rule would change.',
      },
    }),
  ],
}
