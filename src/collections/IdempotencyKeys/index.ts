import type { CollectionConfig } from 'payload'
import { denyAll } from '@/access/policies'
import { jsonField } from '@/fields/json'
import { choice, number, text } from '@/fields/plain'
import { mapSchema } from '@/collections/Leads/jsonShapes'

/** First responses of POSTs, repeated for 24 h. No REST: the rows contain responses of all tenants. */
export const IdempotencyKeys: CollectionConfig = {
  slug: 'idempotency-keys',
  admin: { hidden: true },
  access: denyAll,
  endpoints: false,
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    // The caller that chose the key (an integrator key, or a tenant host): keys of two callers never collide.
    text('scope', { required: true }),
    text('key', { required: true, maxLength: 500 }),
    text('request_hash', { required: true }),
    choice('state', ['running', 'done'], { required: true, defaultValue: 'running' }),
    number('status'),
    jsonField('headers', mapSchema),
    { name: 'body', type: 'textarea', maxLength: 20_000_000 },
    number('expires_at', { required: true, index: true }),
  ],
  indexes: [{ fields: ['scope', 'key'], unique: true }],
}
