import type { CollectionConfig } from 'payload'
import { recordsOf } from '@/access/policies'
import { dealerAdmins, nobody } from '@/access/rules'
import { systemField } from '@/access/fields'
import { GROUP, menuOf } from '@/access/menu'
import { DOLLARS } from '@/fields/figures'
import { notDrawn } from '@/fields/notDrawn'
import { number, text } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'

export const Watchlist: CollectionConfig = {
  slug: 'watchlist',
  labels: { singular: 'Saved car', plural: 'Saved cars' },
  admin: {
    useAsTitle: 'phone_number',
    description: 'Cars that shoppers keep in their account, with the price of that day.',
    group: GROUP.leads,
    hidden: menuOf(nobody),
    defaultColumns: ['car_id', 'price', 'phone_number', 'createdAt'],
  },
  access: recordsOf(dealerAdmins),
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    tenantField(),
    notDrawn(systemField(text('shopper_id', { required: true, index: true }))),
    systemField(text('phone_number')),
    systemField(
      text('car_id', {
        required: true,
        index: true,
        label: 'Car',
        admin: {
          disableListFilter: true,
          components: { Cell: '/admin/fields/carName#CarCell', Field: '/admin/fields/carName#CarField' },
        },
      }),
    ),
    // The price when it was saved, in whole dollars: the first price drop is measured against it.
    systemField(number('price', { admin: DOLLARS })),
    systemField(text('price_type')),
  ],
  indexes: [{ fields: ['tenant', 'shopper_id', 'car_id'], unique: true }],
}
