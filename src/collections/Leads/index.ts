import type { CollectionConfig, CollectionBeforeChangeHook } from 'payload'
import { enquiryPolicy } from '@/access/policies'
import { ofLeads } from '@/collections/topics'
import { leadNames } from '@/core/person/leadField'
import { LEAD_FIELDS } from '@/core/person/leadFields'
import { tenantField } from '@/fields/tenant'
import { colleaguesEndpoint } from './colleagues'
import { recordFields } from './submitted'
import { atAGlance, delivery, work } from './work'
import { recordOf } from '@/access/ids'
import { staffOf } from '@/access/staff'
import { isFirstAnswer } from '@/features/leads/isFirstAnswer.rules'

/** Workers write these at any moment, and Payload fills a save with values it read earlier: left out, a save never undoes a sent mail. */
const LEFT_ALONE = new Set(leadNames(LEAD_FIELDS, ({ column }) => column?.byWorkers === true))

const stampLead: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !staffOf(req.user)) return data
  const before = recordOf(originalDoc)
  const row = recordOf(data)
  const own = Object.fromEntries(Object.entries(row).filter(([name]) => !LEFT_ALONE.has(name)))
  // A person acted: no rule gives it to somebody else, and another stage is what it was put aside for.
  const acted = {
    ...own,
    again_at: null,
    ...('state' in row && row.state !== before.state && { back_at: null, asked_at: null }),
  }
  return isFirstAnswer(before, row.state) ? { ...acted, responded_at: new Date().toISOString() } : acted
}

export const Leads: CollectionConfig = {
  slug: 'leads',
  admin: {
    useAsTitle: 'name',
    // The inbox is the list of leads, and has a line of its own in the menu.
    group: false,
    components: { views: { list: { Component: '/admin/frame/toScreen#ToInbox' } } },
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
            { label: 'Shopper', fields: recordFields('Shopper') },
            { label: 'About', fields: recordFields('About') },
            { label: 'Consent', fields: recordFields('Consent') },
            { label: 'Origin', fields: recordFields('Origin') },
          ],
        },
      ],
    },
    ...delivery,
    ...recordFields('unseen'),
  ],
  indexes: [
    { fields: ['tenant', 'lead_id'], unique: true },
    { fields: ['tenant', 'dedupe_key'], unique: true },
    { fields: ['delivery_state', 'delivery_next_at'] },
    { fields: ['tenant', 'available_at'] },
  ],
}
