import type { CollectionConfig } from 'payload'
import { systemField } from '@/access/fields'
import { enquiryPolicy } from '@/access/policies'
import { GROUP } from '@/access/menu'
import { choice, date, longText, number, text } from '@/fields/plain'
import { referenceField } from '@/fields/reference'
import { tenantField } from '@/fields/tenant'

export const Appointments: CollectionConfig = {
  slug: 'appointments',
  admin: {
    useAsTitle: 'name',
    group: GROUP.leads,
    defaultColumns: ['name', 'kind', 'start', 'location_id', 'state'],
  },
  access: enquiryPolicy,
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    tenantField(),
    systemField(
      choice('kind', ['test_drive', 'service', 'inspection'], { required: true, defaultValue: 'test_drive' }),
    ),
    choice('state', ['booked', 'cancelled', 'done', 'no_show'], {
      required: true,
      defaultValue: 'booked',
      index: true,
    }),
    systemField(date('start', { label: 'When', time: true, required: true, index: true })),
    systemField(number('minutes', { defaultValue: 60 })),
    systemField(text('timezone')),
    // One booking per slot and location: the unique index lets exactly one shopper have it.
    systemField(text('slot_key', { required: true, admin: { hidden: true } })),
    systemField(referenceField('location_id', 'locations', { required: true })),
    systemField(referenceField('dealership_id', 'dealerships')),
    systemField(text('car_id', { index: true })),
    systemField(text('lead_id')),
    systemField(text('name')),
    systemField(text('email')),
    systemField(text('phone')),
    systemField(longText('message')),
    longText('notes'),
  ],
  indexes: [{ fields: ['location_id', 'slot_key'], unique: true }],
}
