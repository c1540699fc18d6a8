import type { CollectionConfig } from 'payload'
import { contentPolicy } from '@/access/policies'
import { GROUP } from '@/access/menu'
import { withDrafts } from '@/fields/drafts'
import { movingSlugField } from '@/fields/slug'
import { text } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'
import { previewIn } from '@/collections/preview'
import { freeAddress } from '@/collections/hooks/addressInTrash'
import { leadsOn } from '@/collections/hooks/leadOldAddress'
import { advertisingRules, status, subject, terms, timing, words } from './fields'

export const Offers: CollectionConfig = {
  slug: 'offers',
  admin: {
    useAsTitle: 'name',
    description: 'Offers on the website, each from its first day to its last.',
    group: GROUP.website,
    defaultColumns: ['name', 'category', 'starts_at', 'ends_at', '_status'],
    components: { edit: { PublishButton: '/admin/compliance/PublishAsking#PublishAsking' } },
    ...previewIn('offers/'),
  },
  access: contentPolicy,
  versions: withDrafts,
  trash: true,
  endpoints: [freeAddress],
  hooks: leadsOn,
  fields: [
    text('name', { required: true }),
    movingSlugField(),
    tenantField(),
    {
      type: 'tabs',
      tabs: [
        { label: 'Offer', fields: words },
        { label: 'Price and terms', fields: terms },
        { label: 'Which car, and where', fields: subject },
      ],
    },
    ...timing,
    advertisingRules,
    status,
  ],
  indexes: [{ fields: ['tenant', 'slug'], unique: true }],
}
