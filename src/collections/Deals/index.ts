import type { CollectionConfig } from 'payload'
import { denyAll } from '@/access/policies'
import { answersSchema } from '@/features/reservations/deals/answers.rules'
import { outboxFields } from '@/fields/outbox'
import { jsonField } from '@/fields/json'
import { number, text } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'
import { announcedFields } from '@/fields/announced'

/** Only the shopper sees them before the deal is sent; then the lead and the reservation have a copy. Times in epoch ms. */
export const Deals: CollectionConfig = {
  slug: 'deals',
  admin: { hidden: true },
  access: denyAll,
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    tenantField(),
    text('deal_id', { required: true }),
    text('car_id', { required: true }),
    text('car_slug', { required: true }),
    text('car_name'),
    number('price', { min: 0 }),
    text('shopper_id', { index: true }),
    jsonField('answers', answersSchema),
    text('reservation_id'),
    number('expires_at', { index: true }),
    ...outboxFields(),
    ...announcedFields(),
  ],
  indexes: [{ fields: ['tenant', 'deal_id'], unique: true }],
}
