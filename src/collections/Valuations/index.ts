import type { CollectionConfig } from 'payload'
import { systemField } from '@/access/fields'
import { enquiryPolicy } from '@/access/policies'
import { GROUP } from '@/access/menu'
import { jsonField } from '@/fields/json'
import { flag, longText, number, text } from '@/fields/plain'
import { referenceField } from '@/fields/reference'
import { tenantField } from '@/fields/tenant'
import { mapSchema } from '@/collections/Leads/jsonShapes'

export const Valuations: CollectionConfig = {
  slug: 'valuations',
  admin: {
    useAsTitle: 'rego',
    group: GROUP.leads,
    defaultColumns: ['rego', 'make', 'model', 'offer_price', 'offer_accepted', 'location_id', 'createdAt'],
  },
  access: enquiryPolicy,
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    tenantField(),
    systemField(text('lead_id', { index: true })),
    systemField(referenceField('location_id', 'locations')),
    systemField(text('rego')),
    systemField(text('regoState')),
    systemField(text('make')),
    systemField(text('model')),
    systemField(number('year')),
    systemField(number('km')),
    systemField(jsonField('adjustmentAnswers', mapSchema)),
    systemField(number('offer_price')),
    systemField(number('offer_low')),
    systemField(number('offer_high')),
    systemField(flag('form_completed')),
    systemField(flag('offer_accepted')),
    systemField(text('provider')),
    systemField(jsonField('result', mapSchema)),
    longText('notes'),
  ],
}
