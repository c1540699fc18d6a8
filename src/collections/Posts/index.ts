import type { CollectionConfig } from 'payload'
import { contentPolicy } from '../../access/policies'
import { withDrafts } from '../../fields/drafts'
import { pictureField } from '../../fields/picture'
import { longText, text } from '../../fields/plain'
import { richText } from '../../fields/richText'
import { seoField } from '../../fields/seo'
import { slugField } from '../../fields/slug'
import { tenantField } from '../../fields/tenant'
import { shownOnSite } from '../hooks/refreshSite'

export const Posts: CollectionConfig = {
  slug: 'posts',
  admin: { useAsTitle: 'title', group: 'Content', defaultColumns: ['title', 'category', 'published_at', '_status'] },
  access: contentPolicy,
  defaultSort: '-published_at',
  versions: withDrafts,
  trash: true,
  hooks: shownOnSite,
  fields: [
    text('title', { required: true }),
    slugField('title'),
    tenantField(),
    longText('excerpt', { maxLength: 600 }),
    text('category'),
    text('author'),
    { name: 'published_at', type: 'date', required: true, index: true, admin: { position: 'sidebar' } },
    pictureField(),
    text('image_url', { maxLength: 2000 }),
    richText('content', { required: true }),
    seoField(),
  ],
  indexes: [{ fields: ['tenant', 'slug'], unique: true }],
}
