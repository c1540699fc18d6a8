import type { CollectionConfig } from 'payload'
import { contentPolicy } from '@/access/policies'
import { GROUP, menuOf } from '@/access/menu'
import { partsField } from '@/fields/parts'
import { date, longText, number, text } from '@/fields/plain'
import { referenceField } from '@/fields/reference'
import { shortNameField } from '@/fields/slug'
import { tenantField } from '@/fields/tenant'
import { shownOnSite } from '@/core/dealer/rows/refreshSite'
import { createdAgo, dateInWords, reviewDate } from './words'
import { reviewImageSchema } from './jsonShapes'

export const Reviews: CollectionConfig = {
  slug: 'reviews',
  admin: {
    useAsTitle: 'customer_name',
    description: 'What customers said, as the website quotes it.',
    group: GROUP.website,
    hidden: menuOf('dealer_admin', 'editor'),
    defaultColumns: ['customer_name', 'rating', 'source', 'dealership_id', 'reviewed_at'],
  },
  access: contentPolicy,
  defaultSort: '-reviewed_at',
  lockDocuments: false,
  hooks: shownOnSite,
  fields: [
    text('customer_name', { required: true }),
    shortNameField('customer_name'),
    tenantField(),
    longText('text'),
    number('rating', { required: true, min: 1, max: 5 }),
    date('reviewed_at', { label: 'Date', required: true, index: true }),
    reviewDate,
    dateInWords,
    createdAgo,
    partsField('image', reviewImageSchema, [['url', 'Picture', 'picture']], { label: 'Picture' }),
    referenceField('dealership_id', 'dealerships'),
    text('source'),
  ],
  indexes: [{ fields: ['tenant', 'slug'], unique: true }],
}
