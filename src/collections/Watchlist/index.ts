import type { CollectionConfig } from 'payload'
import { recordsOf } from '@/access/policies'
import { dealerAdmins } from '@/access/rules'
import { systemField } from '@/access/fields'
import { GROUP, menuOf } from '@/access/menu'
import { text } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'

export const Watchlist: CollectionConfig = {
  slug: 'watchlist',
  labels: { singular: 'Watched car', plural: 'Watched cars' },
  admin: {
    useAsTitle: 'phone_number',
    group: GROUP.leads,
    hidden: menuOf(),
    defaultColumns: ['phone_number', 'car_id', 'createdAt'],
  },
  access: recordsOf(dealerAdmins),
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    tenantField(),
    systemField(text('shopper_id', { required: true, index: true })),
    systemField(text('phone_number')),
    systemField(text('car_id', { required: true, index: true })),
  ],
  indexes: [{ fields: ['tenant', 'shopper_id', 'car_id'], unique: true }],
}
