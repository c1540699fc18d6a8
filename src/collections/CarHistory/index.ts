import type { CollectionConfig } from 'payload'
import { systemField } from '@/access/fields'
import { recordsOf } from '@/access/policies'
import { editors } from '@/access/rules'
import { jsonField } from '@/fields/json'
import { choice, number, text } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'
import { CHANGED_BY, changesSchema } from '@/core/car/carChanges'

/** What shoppers read of a car and how it changed, with whole values: the general history shortens long ones. Rows are only ever added. */
export const CarHistory: CollectionConfig = {
  slug: 'car-history',
  admin: { hidden: true },
  access: recordsOf(editors),
  timestamps: false,
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    tenantField(),
    systemField(text('car_id', { required: true })),
    // Epoch ms
    systemField(number('at', { required: true })),
    systemField(text('who', { required: true })),
    systemField(choice('via', CHANGED_BY, { required: true })),
    systemField(jsonField('changes', changesSchema, { required: true })),
    // Of a full feed: its id, and what it changed besides, so that all of it can be put back.
    systemField(text('feed', { index: true })),
    systemField(jsonField('beside', changesSchema)),
  ],
  indexes: [{ fields: ['car_id', 'at'] }],
}
