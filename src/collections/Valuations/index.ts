import type { CollectionConfig } from 'payload'
import { systemField } from '@/access/fields'
import { enquiryPolicy } from '@/access/policies'
import { ofForm } from '@/collections/topics'
import { GROUP } from '@/access/menu'
import { DOLLARS, KILOMETRES } from '@/fields/figures'
import { saidInHead } from '@/fields/notDrawn'
import { jsonField } from '@/fields/json'
import { flag, longText, number, text } from '@/fields/plain'
import { referenceField } from '@/fields/reference'
import { headField, relatedField } from '@/fields/related'
import { column, figureColumn } from '@/fields/rowCells'
import { tenantField } from '@/fields/tenant'
import { sentField } from '@/fields/sentField'
import { mapSchema } from '@/collections/Leads/jsonShapes'
import { photosSchema } from '@/core/person/ownCarPhotos'

const CELLS = '/admin/trade-in/ValuationCells'

export const Valuations: CollectionConfig = {
  slug: 'valuations',
  admin: {
    useAsTitle: 'rego',
    group: GROUP.leads,
    description: 'Guide ranges that shoppers were shown. Cars that wait for your figure stand at the top.',
    listSearchableFields: ['rego', 'make', 'model'],
    defaultColumns: ['car', 'standing', 'shopper', 'guide', 'createdAt'],
    components: { beforeListTable: ['/admin/dashboard/ListNeeds#ListNeeds'] },
  },
  access: enquiryPolicy(ofForm('trade-in')),
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    headField('/admin/trade-in/ValuationHead#ValuationHead'),
    column('car', 'Car', `${CELLS}#TradeInCell`),
    column('shopper', 'Shopper', `${CELLS}#ShopperCell`),
    figureColumn('guide', 'Figure', `${CELLS}#GuideCell`),
    column('standing', 'Whose turn', `${CELLS}#StandingCell`),
    tenantField(),
    saidInHead(systemField(number('offer_low', { admin: DOLLARS }))),
    saidInHead(systemField(number('offer_high', { admin: DOLLARS }))),
    saidInHead(systemField(number('offer_price', { admin: DOLLARS }))),
    saidInHead(systemField(text('good_until'))),
    saidInHead(systemField(flag('offer_accepted'))),
    saidInHead(systemField(text('provider', { label: 'Valued by' }))),
    saidInHead(systemField(text('make'))),
    saidInHead(systemField(text('model'))),
    saidInHead(systemField(number('year'))),
    saidInHead(systemField(number('km', { admin: KILOMETRES }))),
    saidInHead(systemField(text('rego'))),
    saidInHead(systemField(text('regoState'))),
    saidInHead(systemField(text('lead_id', { index: true, label: 'Lead reference' }))),
    saidInHead(systemField(flag('form_completed'))),
    sentField('adjustmentAnswers', mapSchema, 'Answers', 'What they said about it'),
    sentField('result', mapSchema, 'Guide', 'The guide'),
    systemField(referenceField('location_id', 'locations')),
    relatedField(),
    systemField(jsonField('saved', mapSchema)),
    systemField(jsonField('photos', photosSchema)),
    systemField(number('rev', { admin: { hidden: true } })),
    longText('notes'),
  ],
  indexes: [{ fields: ['tenant', 'lead_id'], unique: true }],
}
