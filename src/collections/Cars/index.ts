import type { CollectionConfig } from 'payload'
import { stockPolicy } from '../../access/policies'
import { GROUP } from '../../access/menu'
import { tenantField } from '../../fields/tenant'
import { description, facts, feedPlace, pictures, place } from './details'
import { identity, mechanics, offer, sale } from './facts'
import { fromDealership } from '../hooks/fromDealership'
import { describe } from './hooks/describe'
import { firstPicture } from './hooks/firstPicture'
import { refreshCar } from './hooks/refreshCar'
import { stamp } from './hooks/stamp'
import { system } from './system'

const FEED =
  'From your stock feed. What you change here stays as you leave it: the feed no longer changes that field.'

export const Cars: CollectionConfig = {
  slug: 'cars',
  admin: {
    useAsTitle: 'name',
    group: GROUP.stock,
    defaultColumns: ['name', 'stocknum', 'price', 'km', 'status', 'location_id', 'updated_at'],
    pagination: { defaultLimit: 25 },
    listSearchableFields: ['name', 'stocknum', 'vin', 'regplate'],
  },
  access: stockPolicy,
  // Its own created_at and updated_at (epoch seconds, the spec's names) take the place of Payload's.
  timestamps: false,
  defaultSort: '-created_at',
  lockDocuments: false,
  disableDuplicate: true,
  hooks: {
    beforeValidate: [fromDealership, describe],
    beforeChange: [firstPicture, stamp],
    afterChange: [refreshCar],
  },
  fields: [
    tenantField(),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Overview',
          fields: [
            {
              name: 'summary',
              type: 'ui',
              admin: { disableListColumn: true, components: { Field: '/admin/car/CarSummary#CarSummary' } },
            },
            ...offer,
            ...place,
          ],
        },
        { label: 'Details', description: FEED, fields: identity },
        { label: 'Pictures', description: FEED, fields: pictures },
        { label: 'Text', description: FEED, fields: description },
        { label: 'Technical', description: FEED, fields: [...mechanics, ...facts, ...feedPlace] },
        {
          label: 'System',
          description: 'Kept by the server, for support. Nothing to do here.',
          fields: [...sale, ...system],
        },
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
