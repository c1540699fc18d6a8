import type { CollectionConfig } from 'payload'
import { systemField } from '@/access/fields'
import { recordsOf } from '@/access/policies'
import { dealerAdmins } from '@/access/rules'
import { keyCallsSchema } from '@/features/keys/keyCalls.rules'
import { jsonField } from '@/fields/json'
import { number, text } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'

/** Some recent calls of one API key, several per row: addresses and statuses, never bodies. */
export const KeyCalls: CollectionConfig = {
  slug: 'key-calls',
  admin: { hidden: true },
  access: recordsOf(dealerAdmins),
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    tenantField(),
    systemField(text('key_id', { required: true, index: true })),
    // Epoch ms of the first of them.
    systemField(number('since', { required: true })),
    systemField(jsonField('calls', keyCallsSchema)),
    systemField(number('rev', { defaultValue: 1 })),
  ],
}
