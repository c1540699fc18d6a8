import type { CollectionConfig } from 'payload'
import { z } from 'zod'
import { systemField } from '@/access/fields'
import { denyAll } from '@/access/policies'
import { jsonField } from '@/fields/json'
import { number, text } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'

/** Cars of a full feed as they were sent, until its decision is carried out. Nothing but `src/features/stock` reads them. */
export const FeedChunks: CollectionConfig = {
  slug: 'feed-chunks',
  admin: { hidden: true },
  access: denyAll,
  timestamps: false,
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    tenantField(),
    systemField(text('feed', { required: true, index: true })),
    // Epoch ms
    systemField(number('at', { required: true })),
    systemField(jsonField('items', z.array(z.unknown()), { required: true })),
  ],
}
