import type { CollectionConfig } from 'payload'
import { systemField } from '@/access/fields'
import { denyAll } from '@/access/policies'
import { rowChangeSchema } from '@/features/history/bulkUndo.rules'
import { jsonField } from '@/fields/json'
import { number, text } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'

/** One row that a change of many at once changed, with whole values, so that it can be undone for a day. Read by `admin/undo` alone. */
export const BulkChanges: CollectionConfig = {
  slug: 'bulk-changes',
  admin: { hidden: true },
  access: denyAll,
  timestamps: false,
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    tenantField(),
    systemField(text('batch', { required: true, index: true })),
    // The batch that this one undid.
    systemField(text('undoes')),
    // Epoch ms
    systemField(number('at', { required: true })),
    systemField(text('who', { required: true })),
    systemField(text('user_id', { required: true })),
    systemField(text('entity', { required: true })),
    systemField(text('doc_id', { required: true })),
    systemField(text('doc_title')),
    // In words, so that a list need not read whole values.
    systemField(text('what', { required: true })),
    systemField(jsonField('change', rowChangeSchema, { required: true })),
  ],
  indexes: [{ fields: ['entity', 'at'] }],
}
