import type { CollectionConfig, Field } from 'payload'
import { secret, systemField } from '@/access/fields'
import { recordsOf } from '@/access/policies'
import { dealerAdmins } from '@/access/rules'
import { GROUP, menuOf } from '@/access/menu'
import { jsonField } from '@/fields/json'
import { date, number, text } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'
import { sessionsSchema } from './jsonShapes'

const hidden = <F extends Extract<Field, { name: string }>>(field: F): F => ({
  ...field,
  access: secret,
  admin: { ...field.admin, hidden: true },
})

/** Not a Payload auth collection: a shopper never passes Payload's own access. */
export const Shoppers: CollectionConfig = {
  slug: 'shoppers',
  admin: {
    useAsTitle: 'phone',
    group: GROUP.leads,
    hidden: menuOf('dealer_admin'),
    defaultColumns: ['name', 'phone', 'email', 'createdAt'],
  },
  access: recordsOf(dealerAdmins),
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    tenantField(),
    // Phone (E.164) or e-mail, as used to sign in: one shopper per login and tenant.
    systemField(text('login', { required: true })),
    systemField(text('phone', { index: true })),
    systemField(text('email', { index: true })),
    systemField(text('name')),
    systemField(date('verified_at', { time: true })),
    hidden(text('code_hash')),
    hidden(number('code_expires_at')),
    hidden(number('code_attempts', { defaultValue: 0 })),
    hidden(number('code_sent_at')),
    hidden(jsonField('sessions', sessionsSchema)),
  ],
  indexes: [{ fields: ['tenant', 'login'], unique: true }],
}
