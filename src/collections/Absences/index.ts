import type { CollectionBeforeValidateHook, CollectionConfig, DateField } from 'payload'
import { recordOf } from '@/access/ids'
import { GROUP, menuOf } from '@/access/menu'
import { adminPolicy } from '@/access/policies'
import { ownRelation } from '@/fields/ownTenant'
import { date, text } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'

/** A day has no zone: it is stored at noon in UTC, which is that day in all of Australia. */
const atNoon: CollectionBeforeValidateHook = ({ data }) => {
  const days = Object.entries(data ?? {}).flatMap(([name, value]) => {
    const at = name.endsWith('_day') && typeof value === 'string' ? new Date(value) : null
    return at && !Number.isNaN(at.getTime())
      ? [[name, `${at.toISOString().slice(0, 10)}T12:00:00.000Z`] as const]
      : []
  })
  return { ...data, ...Object.fromEntries(days) }
}

const lastDay: DateField = {
  ...date('last_day', { label: 'Last day', required: true, admin: { width: '50%' } }),
  validate: (value, { data }) => {
    if (!value) return 'Choose the last day.'
    const { first_day } = recordOf(data)
    const isBefore = typeof first_day === 'string' && Date.parse(String(value)) < Date.parse(first_day)
    return !isBefore || 'The last day is before the first.'
  },
}

export const Absences: CollectionConfig = {
  slug: 'absences',
  labels: { singular: 'Leave', plural: 'Leave' },
  admin: {
    group: GROUP.dealership,
    hidden: menuOf('dealer_admin'),
    defaultColumns: ['person', 'first_day', 'last_day'],
    description: 'Who is away gets no lead by rule. Days are those of the place of the lead.',
  },
  access: adminPolicy,
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: '-last_day',
  hooks: { beforeValidate: [atNoon] },
  fields: [
    tenantField(),
    {
      ...ownRelation('person', 'users', { admin: { allowCreate: false, allowEdit: false } }),
      required: true,
    },
    {
      type: 'row',
      fields: [date('first_day', { label: 'First day', required: true, admin: { width: '50%' } }), lastDay],
    },
    text('note', { admin: { description: 'For your own records, such as Annual leave.' } }),
  ],
}
