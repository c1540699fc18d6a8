import type { CollectionConfig } from 'payload'
import { systemField } from '@/access/fields'
import { GROUP, menuOf } from '@/access/menu'
import { recordsOf } from '@/access/policies'
import { dealerAdmins } from '@/access/rules'
import { PAYMENT_STATES } from '@/features/reservations/payments/payment.rules'
import { outboxFields } from '@/fields/outbox'
import { CENTS } from '@/fields/figures'
import { MILLIS } from '@/fields/moments'
import { choice, number, text } from '@/fields/plain'
import { relatedField } from '@/fields/related'
import { tenantField } from '@/fields/tenant'

const hidden = { admin: { hidden: true } }

/** What shoppers pay online against an invoice, and payments that belong to no order. Cents; epoch milliseconds. */
export const Payments: CollectionConfig = {
  slug: 'payments',
  admin: {
    useAsTitle: 'payment_id',
    description:
      'What shoppers pay on the website against an invoice. Deposits of reservations are with the reservation.',
    group: GROUP.leads,
    hidden: menuOf(dealerAdmins),
    defaultColumns: ['payment_id', 'reference', 'name', 'cents', 'state', 'paid_at', 'createdAt'],
    listSearchableFields: ['payment_id', 'reference', 'name', 'email'],
  },
  access: recordsOf(dealerAdmins),
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    tenantField(),
    relatedField(),
    systemField(text('payment_id', { required: true, index: true })),
    systemField(choice('state', PAYMENT_STATES, { required: true, defaultValue: 'open', index: true })),
    systemField(text('reference', { required: true })),
    systemField(number('cents', { required: true, min: 0, admin: CENTS })),
    systemField(text('currency')),
    systemField(text('name')),
    systemField(text('email')),
    systemField(text('provider')),
    systemField(text('provider_id', { index: true, maxLength: 2000, ...hidden })),
    systemField(text('payment_ref')),
    systemField(text('pay_url', { maxLength: 4000, ...hidden })),
    systemField(
      number('paid_at', {
        admin: MILLIS,
      }),
    ),
    systemField(text('refund_id', hidden)),
    systemField(number('refund_attempts', { defaultValue: 0, ...hidden })),
    systemField(number('refund_since', hidden)),
    systemField(number('refund_next_at', hidden)),
    ...outboxFields(),
  ],
  indexes: [{ fields: ['tenant', 'payment_id'], unique: true }],
}
