import type { CollectionConfig } from 'payload'
import { secretField, systemField } from '@/access/fields'
import { recordsOf } from '@/access/policies'
import { everyRole } from '@/access/rules'
import { PLAN_ACTS, PLANNED } from '@/features/plans/plan.rules'
import { choice, number, text } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'

/**
 * A row is deleted when its work is done: the history records what happened. Separate from the page, since each version of
 * a page would have its own plan.
 */
export const Plans: CollectionConfig = {
  slug: 'plans',
  admin: { hidden: true },
  access: recordsOf(everyRole),
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    tenantField(),
    systemField(choice('entity', PLANNED, { required: true })),
    systemField(text('doc_id', { required: true })),
    systemField(choice('act', PLAN_ACTS, { required: true })),
    // Epoch milliseconds, as all times of this row.
    systemField(number('at', { required: true })),
    systemField(text('who', { required: true })),
    systemField(text('user_id')),
    // In words for staff; empty while nothing is wrong.
    systemField(text('fault')),
    secretField(number('due_at', { required: true, index: true })),
    secretField(number('lease_until')),
    secretField(number('attempts', { defaultValue: 0 })),
    secretField(text('row_before')),
  ],
  indexes: [{ fields: ['entity', 'doc_id', 'act'], unique: true }],
}
