import type { CollectionConfig } from 'payload'
import { denyAll } from '@/access/policies'
import { number, text } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'

/** Whose turn it is at a dealer. Changed by conditional writes only, so that two leads never take the same turn. */
export const LeadTurns: CollectionConfig = {
  slug: 'lead-turns',
  admin: { hidden: true },
  access: denyAll,
  lockDocuments: false,
  disableDuplicate: true,
  fields: [tenantField(), text('person', { required: true }), number('turn', { required: true })],
  indexes: [{ fields: ['tenant', 'person'], unique: true }],
}
