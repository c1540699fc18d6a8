import type { CollectionBeforeValidateHook, CollectionConfig, DateField } from 'payload'
import { GROUP, menuOf } from '@/access/menu'
import { dealerAdmins } from '@/access/rules'
import { adminPolicy } from '@/access/policies'
import { lastDay } from '@/fields/lastDay'
import { ownRelation } from '@/fields/ownTenant'
import { date, text } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'

/** A day has no zone: it is stored at noon in UTC, which is the same day in all of Australia. */
const atNoon: CollectionBeforeValidateHook = ({ data }) => {
  const days = Object.entries(data ?? {}).flatMap(([name, value]) => {
    const at = name.endsWith('_day') && typeof value === 'string' ? new Date(value) : null
    return at && !Number.isNaN(at.getTime())
      ? [[name, `${at.toISOString().slice(0, 10)}T12:00:00.000Z`] as const]
      : []
  })
  return { ...data, ...Object.fromEntries(days) }
}

type Validate = NonNullable<DateField['validate']>
const isDay: Validate = (value) =>
  (Boolean(value) && !Number.isNaN(Date.parse(String(value)))) || 'Choose a day.'
const isAfterFirst = lastDay('first_day', 'The last day is before the first.')
const isLater: Validate = (value, options) => {
  const later = isAfterFirst(value, options)
  return later === true ? isDay(value, options) : later
}
const day = (name: string, label: string, validate: Validate): DateField => ({
  ...date(name, { label, required: true, admin: { width: '50%' } }),
  validate,
})

export const Absences: CollectionConfig = {
  slug: 'absences',
  labels: { singular: 'Leave', plural: 'Leave' },
  admin: {
    group: GROUP.dealership,
    hidden: menuOf(dealerAdmins),
    defaultColumns: ['person', 'first_day', 'last_day'],
    description: 'People on leave get no leads by rule. Days are local to the location of the lead.',
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
      fields: [day('first_day', 'First day', isDay), day('last_day', 'Last day', isLater)],
    },
    text('note', { admin: { description: 'For your own records, such as Annual leave.' } }),
  ],
}
