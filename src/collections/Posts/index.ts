import type { CollectionConfig } from 'payload'
import { contentPolicy } from '@/access/policies'
import { GROUP, menuOf } from '@/access/menu'
import { editors } from '@/access/rules'
import { withDrafts } from '@/fields/drafts'
import { pictureField } from '@/fields/picture'
import { importedPicture } from '@/fields/pictureAddress'
import { date, longText, text } from '@/fields/plain'
import { planControl, plannedColumn } from '@/fields/planned'
import { richText } from '@/fields/richText'
import { rowTitle, stateField } from '@/fields/rowCells'
import { seoField } from '@/fields/seo'
import { movingSlugField } from '@/fields/slug'
import { tenantField } from '@/fields/tenant'
import { previewIn } from '@/collections/preview'
import { freeAddress } from '@/collections/hooks/addressInTrash'
import { leadsOn } from '@/collections/hooks/leadOldAddress'
import { soundContent } from '@/collections/hooks/soundContent'

export const Posts: CollectionConfig = {
  slug: 'posts',
  admin: {
    useAsTitle: 'title',
    description: 'The articles of the blog.',
    group: GROUP.website,
    hidden: menuOf(editors),
    defaultColumns: ['title', 'published_at', '_status'],
    components: planControl,
    ...previewIn('blog/'),
  },
  access: contentPolicy,
  defaultSort: '-published_at',
  versions: withDrafts,
  trash: true,
  endpoints: [freeAddress],
  hooks: leadsOn,
  fields: [
    rowTitle('title', { pictures: ['image', 'image_url'], notes: ['category', 'author'] }),
    movingSlugField('title'),
    tenantField(),
    richText('content', { required: true, hooks: soundContent }),
    importedPicture('image_url'),
    pictureField(),
    date('published_at', { label: 'Date', required: true, index: true, admin: { position: 'sidebar' } }),
    longText('excerpt', { maxLength: 600, admin: { position: 'sidebar' } }),
    text('category', { admin: { position: 'sidebar' } }),
    text('author', { admin: { position: 'sidebar' } }),
    seoField(),
    plannedColumn,
    stateField({ first: 'published_at' }),
  ],
  indexes: [{ fields: ['tenant', 'slug'], unique: true }],
}
