import type { Field } from 'payload'
import { systemField } from '@/access/fields'
import { jsonField } from '@/fields/json'
import { flag, longText, number, text } from '@/fields/plain'
import { referenceField } from '@/fields/reference'
import {
  eventSchema,
  leadAttributesSchema,
  leadFieldsSchema,
  mapSchema,
  namesSchema,
  tradeSchema,
} from './jsonShapes'

type Named = Extract<Field, { name: string }>
const systemFields = (fields: Named[]): Field[] => fields.map(systemField)

export const person: Field[] = systemFields([
  text('lead_id', { required: true, index: true }),
  text('form'),
  text('category'),
  text('subcategory'),
  text('name'),
  text('last_name'),
  text('email', { index: true }),
  text('phone', { index: true }),
  text('postcode'),
  longText('message'),
  text('PreferredContactMethod'),
])

export const subject: Field[] = systemFields([
  referenceField('dealership_id', 'dealerships'),
  text('dealership_slug'),
  referenceField('location_id', 'locations'),
  text('location'),
  text('car_id', { index: true }),
  text('car_type'),
  text('stock_number'),
  text('manufacturer_slug'),
  text('vehicle_status'),
  number('offer_from_client'),
  text('booking_date'),
  jsonField('trade', tradeSchema),
])

export const consent: Field[] = systemFields([
  flag('opt_in'),
  flag('opt_in_finance'),
  flag('opt_in_trade'),
  flag('terms_conditions'),
  jsonField('consent', mapSchema),
])

export const origin: Field[] = systemFields([
  jsonField('fields', leadFieldsSchema),
  jsonField('facts', mapSchema),
  text('url', { maxLength: 2000 }),
  text('source'),
  text('user_agent', { maxLength: 500 }),
  jsonField('lead_attributes', leadAttributesSchema),
  jsonField('event', eventSchema),
  flag('form_completed'),
  flag('offer_accepted'),
  flag('isLastStep'),
  number('spam_score', { defaultValue: 0 }),
  jsonField('spam_reasons', namesSchema),
  flag('suspected'),
  text('dedupe_key', { required: true }),
  text('shopper_id', { index: true }),
  // One person's leads share it; found by the two keys below.
  text('cluster_id', { index: true }),
  text('person_email', { index: true }),
  text('person_phone', { index: true }),
  // Epoch ms since when integrators may read it; empty while it is held as suspected spam.
  number('available_at'),
])
