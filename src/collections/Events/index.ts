import type { CollectionConfig } from 'payload'
import { z } from 'zod'
import { denyAll } from '@/access/policies'
import { jsonField } from '@/fields/json'
import { number, text } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'

const dataSchema = z.record(z.string(), z.unknown())

/** What happened to cars, feeds, bookings and reservations, for integrators: some days of it. No data of people. */
export const Events: CollectionConfig = {
  slug: 'events',
  admin: { hidden: true },
  access: denyAll,
  timestamps: false,
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    tenantField(),
    text('type', { required: true }),
    // Epoch ms when it was stored: the order in which it is given out.
    number('at', { required: true, index: true }),
    text('occurred_at', { required: true }),
    text('dealership_slug'),
    text('resource'),
    jsonField('data', dataSchema),
  ],
  indexes: [{ fields: ['tenant', 'at'] }],
}
