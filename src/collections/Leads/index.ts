import type { CollectionConfig } from 'payload'
import { GROUP } from '@/access/menu'
import { enquiryPolicy } from '@/access/policies'
import { tenantField } from '@/fields/tenant'
import { colleaguesEndpoint } from './colleagues'
import { stampLead } from './hooks/stampLead'
import { consent, origin, person, subject } from './submitted'
import { atAGlance, delivery, work } from './work'

export const Leads: CollectionConfig = {
  slug: 'leads',
  admin: {
    useAsTitle: 'name',
    group: GROUP.leads,
    defaultColumns: ['name', 'waiting', 'state', 'about', 'category', 'location_id', 'createdAt'],
    listSearchableFields: ['name', 'email', 'phone', 'lead_id'],
    pagination: { defaultLimit: 25 },
  },
  access: enquiryPolicy,
  defaultSort: '-createdAt',
  lockDocuments: false,
  disableDuplicate: true,
  hooks: { beforeChange: [stampLead] },
  endpoints: [colleaguesEndpoint],
  fields: [
    tenantField(),
    ...atAGlance,
    ...work,
    {
      type: 'collapsible',
      label: 'Everything that was sent, for the record',
      admin: { initCollapsed: true },
      fields: [
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
    },
  ],
  indexes: [
    { fields: ['tenant', 'lead_id'], unique: true },
    { fields: ['tenant', 'dedupe_key'], unique: true },
    { fields: ['delivery_state', 'delivery_next_at'] },
    { fields: ['tenant', 'available_at'] },
  ],
}
