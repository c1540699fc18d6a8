import type { CollectionConfig } from 'payload'
import { systemField } from '@/access/fields'
import { enquiryPolicy } from '@/access/policies'
import { ofForm } from '@/collections/topics'
import { GROUP } from '@/access/menu'
import { DOLLARS, KILOMETRES } from '@/fields/figures'
import { DAY_FIELD } from '@/fields/moments'
import { jsonField } from '@/fields/json'
import { flag, longText, number, text } from '@/fields/plain'
import { referenceField } from '@/fields/reference'
import { relatedField } from '@/fields/related'
import { tenantField } from '@/fields/tenant'
import { sentField } from '@/fields/sentField'
import { mapSchema } from '@/collections/Leads/jsonShapes'
import { photosSchema } from '@/core/person/ownCarPhotos'

export const Valuations: CollectionConfig = {
  slug: 'valuations',
  admin: {
    useAsTitle: 'rego',
    group: GROUP.leads,
    description: 'Guide ranges that shoppers were shown. The person and the conversation are in the lead.',
    defaultColumns: ['make', 'model', 'year', 'offer_low', 'offer_high', 'offer_accepted', 'createdAt'],
  },
  access: enquiryPolicy(ofForm('trade-in')),
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    {
      name: 'shown',
      type: 'ui',
      admin: { components: { Field: '/admin/trade-in/ValuationPhotos#ValuationPhotos' } },
    },
    tenantField(),
    relatedField(),
    systemField(text('lead_id', { index: true })),
    systemField(referenceField('location_id', 'locations')),
    systemField(text('rego')),
    systemField(text('regoState')),
    systemField(text('make')),
    systemField(text('model')),
    systemField(number('year')),
    systemField(number('km', { admin: KILOMETRES })),
    sentField('adjustmentAnswers', mapSchema, 'Answers', 'What they said about it'),
    systemField(number('offer_price', { admin: DOLLARS })),
    systemField(number('offer_low', { admin: DOLLARS })),
    systemField(number('offer_high', { admin: DOLLARS })),
    systemField(text('good_until', { admin: { components: { Field: DAY_FIELD } } })),
    systemField(flag('form_completed')),
    systemField(flag('offer_accepted')),
    systemField(text('provider')),
    sentField('result', mapSchema, 'Guide', 'The guide'),
    systemField(jsonField('saved', mapSchema)),
    systemField(jsonField('photos', photosSchema)),
    systemField(number('rev', { admin: { hidden: true } })),
    longText('notes'),
  ],
  indexes: [{ fields: ['tenant', 'lead_id'], unique: true }],
}
