import type { Field } from 'payload'
import { systemField } from '@/access/fields'
import { DOLLARS } from '@/fields/figures'
import { jsonField } from '@/fields/json'
import { notDrawn } from '@/fields/notDrawn'
import { flag, longText, number, text } from '@/fields/plain'
import { referenceField } from '@/fields/reference'
import { sentField } from '@/fields/sentField'
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
/** Keys, the machine's own notes, and what the screen above tells in words. */
const unseenFields = (fields: Named[]): Field[] => fields.map(systemField).map(notDrawn)

export const person: Field[] = systemFields([
  text('lead_id', { required: true, index: true }),
  text('category'),
  text('subcategory'),
  text('name'),
  text('last_name'),
  text('email'),
  text('phone'),
  text('postcode'),
  longText('message'),
  text('PreferredContactMethod'),
  sentField('fields', leadFieldsSchema, 'Sent', 'The form, box by box'),
])

export const subject: Field[] = systemFields([
  referenceField('dealership_id', 'dealerships'),
  referenceField('location_id', 'locations'),
  text('stock_number'),
  number('offer_from_client', { admin: DOLLARS }),
  sentField('trade', tradeSchema, 'Trade', 'Their own car'),
])

export const consent: Field[] = systemFields([
  flag('opt_in'),
  flag('opt_in_finance'),
  flag('opt_in_trade'),
  flag('terms_conditions'),
])

export const origin: Field[] = systemFields([
  text('url', { maxLength: 2000 }),
  text('source'),
  // The campaign of the page's address, else the source: what reports and the inbox sort leads by.
  text('came_from', { index: true }),
  text('user_agent', { maxLength: 500 }),
  sentField('lead_attributes', leadAttributesSchema, 'Visit', 'The visit'),
  flag('form_completed'),
  flag('offer_accepted'),
  flag('isLastStep'),
  flag('suspected'),
])

export const unseen: Field[] = unseenFields([
  text('form'),
  text('dealership_slug'),
  text('location'),
  text('car_id', { index: true }),
  text('car_type'),
  text('manufacturer_slug'),
  text('vehicle_status'),
  text('booking_date'),
  jsonField('consent', mapSchema),
  jsonField('facts', mapSchema),
  jsonField('event', eventSchema),
  number('spam_score', { defaultValue: 0 }),
  jsonField('spam_reasons', namesSchema),
  text('dedupe_key', { required: true }),
  text('shopper_id', { index: true }),
  // One person's leads share it; found by the two hashes below.
  text('cluster_id', { index: true }),
  text('person_email', { index: true }),
  text('person_phone', { index: true }),
  // Hashed beginnings of words and numbers, and the secret that sealed the row (decision 0072).
  longText('find_words'),
  text('sealed_by', { index: true }),
  // Epoch ms since when integrators may read it; empty while it is held as suspected spam.
  number('available_at'),
])
