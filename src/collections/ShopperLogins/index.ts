import type { CollectionConfig } from 'payload'
import { denyAll } from '@/access/policies'
import { choice, number, text } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'

/**
 * An e-mail address or mobile number that a code was sent to, with that code and its delivery. Who proves it
 * becomes its `shopper_id`. The code itself is not stored: it follows from the salt and the server's secret.
 */
export const ShopperLogins: CollectionConfig = {
  slug: 'shopper-logins',
  admin: { hidden: true },
  access: denyAll,
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    tenantField(),
    text('login', { required: true }),
    text('shopper_id', { index: true }),
    text('salt'),
    // Epoch milliseconds, as all times here.
    number('code_expires_at', { defaultValue: 0 }),
    number('code_attempts', { defaultValue: 0 }),
    choice('send_state', ['none', 'pending', 'failed'], { defaultValue: 'none' }),
    number('send_next_at'),
    number('send_attempts', { defaultValue: 0 }),
    number('lease_until', { defaultValue: 0 }),
  ],
  indexes: [{ fields: ['tenant', 'login'], unique: true }, { fields: ['send_state', 'send_next_at'] }],
}
