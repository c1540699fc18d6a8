import type { CollectionConfig } from 'payload'
import { denyAll } from '@/access/policies'
import { choice, number, text } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'

/**
 * Only the asking browser's cookie leads here, so tries by others do not count against it. The code is not stored: it is
 * computed from the salt and the server's secret.
 */
export const SignInCodes: CollectionConfig = {
  slug: 'sign-in-codes',
  admin: { hidden: true },
  access: denyAll,
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    tenantField(),
    text('nonce_hash', { required: true }),
    text('login', { required: true, index: true }),
    text('salt'),
    // Where the mail's link leads; null when the code adds an address to an account, which no link does.
    text('target', { maxLength: 2000 }),
    // Epoch milliseconds, as all times here.
    number('asked_at', { required: true }),
    number('code_expires_at', { required: true }),
    number('code_attempts', { defaultValue: 0 }),
    number('proved_at'),
    choice('send_state', ['none', 'pending'], { defaultValue: 'none' }),
    number('send_next_at'),
    number('send_attempts', { defaultValue: 0 }),
    number('lease_until', { defaultValue: 0 }),
  ],
  indexes: [{ fields: ['tenant', 'nonce_hash'], unique: true }, { fields: ['send_next_at', 'send_state'] }],
}
