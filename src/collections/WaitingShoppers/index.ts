import type { CollectionConfig } from 'payload'
import { systemField } from '@/access/fields'
import { GROUP } from '@/access/menu'
import { enquiryPolicy } from '@/access/policies'
import { ofForm } from '@/collections/topics'
import { agreedSchema } from '@/features/reservations/jsonShapes.rules'
import { MILLIS } from '@/fields/moments'
import { notDrawn } from '@/fields/notDrawn'
import { outboxFields } from '@/fields/outbox'
import { choice, longText, number, text } from '@/fields/plain'
import { referenceField } from '@/fields/reference'
import { tenantField } from '@/fields/tenant'
import { sentField } from '@/fields/sentField'

/** The line for a car that another shopper holds: one shopper at a time gets a mail when it is free. */
export const WaitingShoppers: CollectionConfig = {
  slug: 'waiting-shoppers',
  labels: { singular: 'Waiting shopper', plural: 'Waiting shoppers' },
  admin: {
    useAsTitle: 'name',
    description:
      'Shoppers who want a car that somebody else holds. Each gets an email when it is free again, one after the other.',
    group: GROUP.leads,
    defaultColumns: ['name', 'car_name', 'state', 'location_id', 'createdAt'],
    listSearchableFields: ['name', 'email', 'car_name'],
  },
  access: enquiryPolicy(ofForm('enquiry')),
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    tenantField(),
    systemField(
      choice('state', ['waiting', 'told', 'left'], { required: true, defaultValue: 'waiting', index: true }),
    ),
    notDrawn(systemField(text('car_id', { required: true, index: true }))),
    systemField(text('car_name')),
    notDrawn(systemField(text('car_slug'))),
    systemField(referenceField('dealership_id', 'dealerships')),
    systemField(referenceField('location_id', 'locations')),
    systemField(text('name')),
    systemField(text('email')),
    sentField('consent', agreedSchema, 'Consent'),
    systemField(number('turn_until', { label: 'Their turn until', admin: MILLIS })),
    ...outboxFields(),
    longText('notes'),
  ],
  indexes: [{ fields: ['tenant', 'car_id', 'email'], unique: true }],
}
