import type { CollectionConfig } from 'payload'
import { stockPolicy } from '../../access/policies'
import { tenantField } from '../../fields/tenant'
import { description, facts, pictures, place } from './details'
import { identity, mechanics, money, status } from './facts'
import { fromDealership } from '../hooks/fromDealership'
import { describe } from './hooks/describe'
import { refreshCar } from './hooks/refreshCar'
import { stamp } from './hooks/stamp'
import { system } from './system'

export const Cars: CollectionConfig = {
  slug: 'cars',
  admin: {
    useAsTitle: 'name',
    group: 'Stock',
    defaultColumns: ['name', 'stocknum', 'car_type', 'price', 'status'],
    enableListViewSelectAPI: true,
    listSearchableFields: ['name', 'stocknum', 'vin', 'regplate'],
  },
  access: stockPolicy,
  // Its own created_at and updated_at (epoch seconds, the spec's names) take the place of Payload's.
  timestamps: false,
  defaultSort: '-created_at',
  lockDocuments: false,
  disableDuplicate: true,
  hooks: { beforeValidate: [fromDealership, describe], beforeChange: [stamp], afterChange: [refreshCar] },
  fields: [
    tenantField(),
    {
      type: 'tabs',
      tabs: [
        { label: 'Car', fields: [...identity, ...status] },
        { label: 'Price', fields: money },
        { label: 'Mechanics', fields: mechanics },
        { label: 'Description', fields: description },
        { label: 'Pictures', fields: pictures },
        { label: 'Specifications', fields: facts },
        { label: 'Place', fields: place },
        { label: 'Records', fields: system },
      ],
    },
  ],
  indexes: [
    { fields: ['dealership_id', 'stocknum'], unique: true },
    { fields: ['tenant', 'slug'], unique: true },
    { fields: ['rev', 'indexed_rev'] },
    { fields: ['dealership_id', 'updated_at'] },
  ],
}
