import type { CollectionConfig } from 'payload'
import { enquiryPolicy } from '../../access/policies'
import { tenantField } from '../../fields/tenant'
import { answerEndpoint } from './answer'
import { stampLead } from './hooks/stampLead'
import { consent, origin, person, subject } from './submitted'
import { delivery, work } from './work'

export const Leads: CollectionConfig = {
  slug: 'leads',
  admin: {
    useAsTitle: 'name',
    group: 'Enquiries',
    defaultColumns: ['name', 'category', 'subcategory', 'state', 'createdAt'],
    listSearchableFields: ['name', 'email', 'phone', 'lead_id'],
  },
  access: enquiryPolicy,
  lockDocuments: false,
  disableDuplicate: true,
  hooks: { beforeChange: [stampLead] },
  endpoints: [answerEndpoint],
  fields: [
    tenantField(),
    { name: 'overview', type: 'ui', admin: { components: { Field: '/admin/lead/LeadOverview#LeadOverview' } } },
    ...work,
    {
      type: 'tabs',
      tabs: [
        { label: 'Shopper', fields: person },
        { label: 'About', fields: subject },
        { label: 'Consent', fields: consent },
        { label: 'Delivery', fields: delivery },
        { label: 'Origin', fields: origin },
      ],
    },
  ],
  indexes: [
    { fields: ['tenant', 'lead_id'], unique: true },
    { fields: ['tenant', 'dedupe_key'], unique: true },
    { fields: ['delivery_state', 'delivery_next_at'] },
  ],
}
