import type { Field } from 'payload'
import {
  agreedSchema,
  dealLinesSchema,
  eventsSchema,
  leadValuesSchema,
  handlingLocationSchema,
} from '@/features/reservations/jsonShapes.rules'
import { MONEY } from '@/features/reservations/hold.rules'
import { WAYS_TO_SEE } from '@/features/reservations/reserveSchema.rules'
import { jsonField } from '@/fields/json'
import { DOLLARS } from '@/fields/figures'
import { MILLIS } from '@/fields/moments'
import { choice, flag, number, text } from '@/fields/plain'
import { referenceField } from '@/fields/reference'
import { sentField } from '@/fields/sentField'

type Named = Extract<Field, { name: string }>
/** For the program only: people can do nothing with it. */
const hidden = { admin: { hidden: true } }

export const car: Named[] = [
  text('reservation_id', { required: true, index: true }),
  text('car_id', { required: true, index: true, ...hidden }),
  text('car_name'),
  text('car_slug', hidden),
  text('stocknum'),
  number('price', { min: 0, admin: DOLLARS }),
  referenceField('dealership_id', 'dealerships'),
  referenceField('location_id', 'locations'),
  number('hold_seq', { required: true, ...hidden }),
  number('hold_hours', hidden),
  // True until the car's own row is free again, or sold.
  flag('hold_open', false, hidden),
]

export const shopper: Named[] = [
  text('name'),
  text('email'),
  text('phone'),
  text('postcode'),
  choice('see', WAYS_TO_SEE),
  flag('trade_in'),
  text('shopper_id', { index: true, ...hidden }),
  text('deal_id', hidden),
  // Other agreements of the deal, line by line; the actions above show it.
  jsonField('deal', dealLinesSchema, { admin: { hidden: true } }),
  sentField('consent', agreedSchema, 'Consent'),
  jsonField('place', handlingLocationSchema, { admin: { hidden: true } }),
]

/** Amounts in whole dollars; times in epoch milliseconds. */
export const payment: Named[] = [
  choice('money', MONEY, { defaultValue: 'none', index: true }),
  number('amount', { min: 0, admin: DOLLARS }),
  text('provider'),
  text('provider_id', { index: true, maxLength: 2000, ...hidden }),
  text('payment_ref'),
  text('pay_url', { maxLength: 4000, ...hidden }),
  number('held_until', { index: true, admin: MILLIS }),
  number('paid_at', { admin: MILLIS }),
  text('refund_id', hidden),
  number('refund_attempts', { defaultValue: 0, ...hidden }),
  number('refund_since', hidden),
  number('refund_next_at', hidden),
]

export const work: Named[] = [
  text('lead_id', { label: 'Lead reference' }),
  jsonField('lead', leadValuesSchema, hidden),
  number('lead_next_at', hidden),
  text('dedupe_key', { index: true, ...hidden }),
  text('body_hash', hidden),
  jsonField('events', eventsSchema.max(200), hidden),
]
