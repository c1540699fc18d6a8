import type { Field } from 'payload'
import { jsonField } from '@/fields/json'
import { number, text } from '@/fields/plain'
import { referenceField } from '@/fields/reference'
import { mapSchema } from '@/collections/Leads/jsonShapes'

type Named = Extract<Field, { name: string }>

export const car: Named[] = [
  text('reservation_id', { required: true, index: true }),
  text('car_id', { required: true }),
  text('car_name'),
  text('car_slug'),
  text('stocknum'),
  referenceField('dealership_id', 'dealerships'),
  referenceField('location_id', 'locations'),
  number('hold_seq', { required: true }),
]

export const shopper: Named[] = [
  text('name'),
  text('email'),
  text('phone'),
  text('shopper_id', { index: true }),
  jsonField('consent', mapSchema),
]

/** Amounts in whole dollars; `held_until` in epoch milliseconds. */
export const payment: Named[] = [
  number('amount', { min: 0 }),
  text('provider'),
  text('provider_id', { index: true }),
  text('pay_url', { maxLength: 2000 }),
  number('held_until', { index: true, admin: { components: { Cell: '/admin/fields/cells#MillisCell' } } }),
  number('paid_at'),
  number('refund_attempts', { defaultValue: 0 }),
  number('refund_next_at'),
]
