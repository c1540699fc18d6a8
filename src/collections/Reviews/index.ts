import type { CollectionConfig, TextField } from 'payload'
import { contentPolicy } from '@/access/policies'
import { GROUP, menuOf } from '@/access/menu'
import { editors } from '@/access/rules'
import { partsField } from '@/fields/parts'
import { date, longText, number, text } from '@/fields/plain'
import { referenceField } from '@/fields/reference'
import { rowTitle } from '@/fields/rowCells'
import { shortNameField } from '@/fields/slug'
import { tenantField } from '@/fields/tenant'
import { shownOnSite } from '@/core/dealer/rows/refreshSite'

import { z } from 'zod'
import { DateTime } from 'luxon'
import { LOCALE } from '@/lib/figures'

const asDate = (at: DateTime): string => at.toFormat('dd/MM/yyyy')
const inWords = (at: DateTime): string => at.setLocale(LOCALE).toFormat('d LLLL yyyy')
const ago = (at: DateTime, now = DateTime.utc()): string =>
  at.setLocale(LOCALE).toRelative({ base: now }) ?? ''

const written = (name: string, write: (at: DateTime) => string): TextField => ({
  name,
  type: 'text',
  virtual: true,
  admin: { hidden: true },
  hooks: {
    afterRead: [
      ({ siblingData }) => {
        const at: unknown = siblingData.reviewed_at
        return typeof at === 'string' ? write(DateTime.fromISO(at, { zone: 'utc' })) : null
      },
    ],
  },
})

const reviewDate = written('review_date', asDate)
const dateInWords = written('review_date_in_words', inWords)
const createdAgo = written('created_at_time_ago_in_words', (at) => ago(at))

const reviewImageSchema = z.object({ url: z.string(), thumb: z.object({ url: z.string() }).nullish() })

export const Reviews: CollectionConfig = {
  slug: 'reviews',
  admin: {
    useAsTitle: 'customer_name',
    description: 'What customers said, as the website quotes it.',
    group: GROUP.website,
    hidden: menuOf(editors),
    defaultColumns: ['customer_name', 'rating', 'source', 'dealership_id', 'reviewed_at'],
  },
  access: contentPolicy,
  defaultSort: '-reviewed_at',
  lockDocuments: false,
  hooks: shownOnSite,
  fields: [
    rowTitle('customer_name', { pictures: ['image'], isPerson: true, notes: ['text'] }),
    shortNameField('customer_name'),
    tenantField(),
    longText('text'),
    number('rating', {
      ...{ required: true, min: 1, max: 5 },
      admin: { components: { Cell: '/admin/fields/cells#RatingCell' } },
    }),
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
