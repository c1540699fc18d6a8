import type { CollectionConfig } from 'payload'
import { recordsOf } from '@/access/policies'
import { dealerAdmins } from '@/access/rules'
import { systemField } from '@/access/fields'
import { GROUP, menuOf } from '@/access/menu'
import { notDrawn } from '@/fields/notDrawn'
import { number, text } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'

export const Watchlist: CollectionConfig = {
  slug: 'watchlist',
  labels: { singular: 'Watched car', plural: 'Watched cars' },
  admin: {
    useAsTitle: 'phone_number',
    group: GROUP.leads,
    hidden: menuOf(),
    defaultColumns: ['phone_number', 'price', 'createdAt'],
  },
  access: recordsOf(dealerAdmins),
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    tenantField(),
    notDrawn(systemField(text('shopper_id', { required: true, index: true }))),
    systemField(text('phone_number')),
    notDrawn(systemField(text('car_id', { required: true, index: true }))),
    // The price when it was saved, in whole dollars: what the first price drop is measured by.
    systemField(number('price')),
    systemField(text('price_type')),
  ],
  indexes: [{ fields: ['tenant', 'shopper_id', 'car_id'], unique: true }],
}
