import type { CollectionConfig } from 'payload'
import { contentPolicy } from '@/access/policies'
import { GROUP } from '@/access/menu'
import { withDrafts } from '@/fields/drafts'
import { movingSlugField } from '@/fields/slug'
import { rowTitle, stateField } from '@/fields/rowCells'
import { tenantField } from '@/fields/tenant'
import { previewIn } from '@/collections/preview'
import { freeAddress } from '@/collections/hooks/addressInTrash'
import { leadsOn } from '@/collections/hooks/leadOldAddress'
import { advertisingRules, subject, terms, timing, words } from './fields'

export const Offers: CollectionConfig = {
  slug: 'offers',
  admin: {
    useAsTitle: 'name',
    description: 'Offers on the website, each from its first day to its last.',
    group: GROUP.website,
    defaultColumns: ['name', 'price_text', 'ends_at', '_status'],
    components: {
      beforeListTable: ['/admin/dashboard/ListNeeds#ListNeeds'],
      edit: { PublishButton: '/admin/compliance/PublishAsking#PublishAsking' },
    },
    ...previewIn('offers/'),
  },
  access: contentPolicy,
  // What has ended comes last; what ends soon is above the list.
  defaultSort: '-ends_at',
  versions: withDrafts,
  trash: true,
  endpoints: [freeAddress],
  hooks: leadsOn,
  fields: [
    rowTitle('name', { pictures: ['image', 'image_url', 'model'], notes: ['category'] }),
    movingSlugField(),
    tenantField(),
    {
      type: 'tabs',
      tabs: [
        { label: 'Offer', fields: words },
        { label: 'Terms', fields: terms },
        { label: 'Which car, and where', fields: subject },
      ],
    },
    ...timing,
    advertisingRules,
    stateField({ first: 'starts_at', last: 'ends_at' }),
  ],
  indexes: [{ fields: ['tenant', 'slug'], unique: true }],
}
