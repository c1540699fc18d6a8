import type { CollectionConfig } from 'payload'
import { enquiryPolicy } from '@/access/policies'
import { ofLeads } from '@/collections/topics'
import { tenantField } from '@/fields/tenant'
import { colleaguesEndpoint } from './colleagues'
import { stampLead } from './hooks/stampLead'
import { consent, origin, person, subject, unseen } from './submitted'
import { atAGlance, delivery, work } from './work'

export const Leads: CollectionConfig = {
  slug: 'leads',
  admin: {
    useAsTitle: 'name',
    // The inbox is the list of leads, and has a line of its own in the menu.
    group: false,
    components: { views: { list: { Component: '/admin/leads/inbox/ToInbox#ToInbox' } } },
  },
  access: enquiryPolicy(ofLeads),
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
            { label: 'Origin', fields: origin },
          ],
        },
      ],
    },
    ...delivery,
    ...unseen,
  ],
  indexes: [
    { fields: ['tenant', 'lead_id'], unique: true },
    { fields: ['tenant', 'dedupe_key'], unique: true },
    { fields: ['delivery_state', 'delivery_next_at'] },
    { fields: ['tenant', 'available_at'] },
  ],
}
