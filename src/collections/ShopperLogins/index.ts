import type { CollectionConfig } from 'payload'
import { denyAll } from '@/access/policies'
import { text } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'

/** An e-mail address or mobile number that was proved by a code, and the shopper that it belongs to. */
export const ShopperLogins: CollectionConfig = {
  slug: 'shopper-logins',
  admin: { hidden: true },
  access: denyAll,
  lockDocuments: false,
  disableDuplicate: true,
  fields: [tenantField(), text('login', { required: true }), text('shopper_id', { index: true })],
  indexes: [{ fields: ['tenant', 'login'], unique: true }],
}
