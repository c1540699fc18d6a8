import type { CollectionConfig } from 'payload'
import { placePolicy } from '@/access/policies'
import { GROUP } from '@/access/menu'
import { text } from '@/fields/plain'
import { slugField } from '@/fields/slug'
import { tenantField } from '@/fields/tenant'
import { shownOnSite } from '@/core/dealer/rows/refreshSite'
import { fromDealership } from '@/collections/hooks/fromDealership'
import { endRules } from './endRules'
import { knownPlace } from './hooks/knownPlace'
import { bookings, contact, hours, whereabouts, record, shown } from './fields'

export const Locations: CollectionConfig = {
  slug: 'locations',
  admin: {
    useAsTitle: 'name',
    description: 'Yards, service and parts: where shoppers find you and what each offers.',
    group: GROUP.settings,
    defaultColumns: ['name', 'location_type', 'dealership_id', 'visible'],
  },
  access: placePolicy,
  lockDocuments: false,
  hooks: { ...shownOnSite, beforeValidate: [fromDealership, knownPlace], beforeDelete: [endRules] },
  fields: [
    text('name', { required: true }),
    slugField(),
    tenantField(),
    {
      type: 'tabs',
      tabs: [
        { label: 'Address', fields: whereabouts },
        { label: 'Opening hours', fields: hours },
        { label: 'Contact', fields: contact },
        { label: 'On the website', fields: shown },
        { label: 'Bookings', fields: bookings },
        { label: 'Reviews and licences', fields: record },
      ],
    },
  ],
  indexes: [{ fields: ['tenant', 'slug'], unique: true }],
}
