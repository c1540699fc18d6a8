import type { CollectionConfig, Field } from 'payload'
import { systemField } from '../../access/fields'
import { enquiryPolicy } from '../../access/policies'
import { jsonField } from '../../fields/json'
import { choice, longText, number, text } from '../../fields/plain'
import { tenantField } from '../../fields/tenant'
import { consentRecordSchema, deliveriesSchema, factsSchema, LEAD_STATUSES, spamSchema, submittedSchema, timelineSchema } from './schema'

type Named = Extract<Field, { name: string }>

/** What the shopper sent: nobody edits it afterwards. */
const enquiry: Named[] = [
  text('lead_id', { required: true, index: true }),
  text('category', { required: true, index: true }),
  text('subcategory'),
  text('name', { required: true }),
  text('email', { index: true }),
  text('phone', { index: true }),
  longText('message'),
  text('vehicle_name'),
  text('car_id', { index: true }),
  text('car_dealership_id'),
  text('stock_number'),
  text('dealership_id', { index: true }),
  text('dealership_slug'),
  text('location_id', { index: true }),
  text('location_name'),
  text('url', { maxLength: 2000 }),
  text('source'),
  text('user_agent', { maxLength: 400 }),
  jsonField('fields', submittedSchema),
  jsonField('facts', factsSchema),
  jsonField('consent', consentRecordSchema),
  jsonField('spam', spamSchema),
]

/** Times in epoch milliseconds, so that they compare alike in both databases. */
const delivery: Named[] = [
  text('dedupe_key'),
  number('received_at', { index: true }),
  number('answered_at'),
  jsonField('deliveries', deliveriesSchema),
  choice('delivery_state', ['none', 'pending', 'sent', 'failed'], { index: true }),
  number('delivery_next_at'),
  number('delivery_lease_until'),
]

export const Leads: CollectionConfig = {
  slug: 'leads',
  admin: { useAsTitle: 'name', group: 'Customers', defaultColumns: ['name', 'category', 'vehicle_name', 'location_name', 'lead_status', 'createdAt'],
    listSearchableFields: ['name', 'email', 'phone', 'lead_id', 'stock_number'] },
  access: enquiryPolicy,
  defaultSort: '-received_at',
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    tenantField(),
    choice('lead_status', LEAD_STATUSES, { required: true, defaultValue: 'new', index: true }),
    text('assigned_to'),
    jsonField('timeline', timelineSchema, { defaultValue: [] }),
    ...enquiry.map(systemField),
    ...delivery.map(systemField),
  ],
  indexes: [
    { fields: ['tenant', 'lead_id'], unique: true },
    { fields: ['tenant', 'dedupe_key'], unique: true },
    { fields: ['delivery_state', 'delivery_next_at'] },
  ],
}
