import type { CollectionConfig } from 'payload'
import { contentPolicy } from '@/access/policies'
import { pageBlocks } from '@/blocks/configs'
import { GROUP, menuOf } from '@/access/menu'
import { withDrafts } from '@/fields/drafts'
import { pathField } from '@/fields/path'
import { text } from '@/fields/plain'
import { seoField } from '@/fields/seo'
import { tenantField } from '@/fields/tenant'
import { previewUrl } from './preview'
import { shownOnSite } from '@/collections/hooks/refreshSite'

export const Pages: CollectionConfig = {
  slug: 'pages',
  admin: {
    useAsTitle: 'title',
    group: GROUP.website,
    hidden: menuOf('dealer_admin', 'editor'),
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    preview: previewUrl,
  },
  access: contentPolicy,
  versions: withDrafts,
  trash: true,
  hooks: shownOnSite,
  fields: [
    text('title', { required: true }),
    pathField('slug', 'title'),
    tenantField(),
    { name: 'layout', type: 'blocks', blocks: pageBlocks, required: true },
    seoField(),
  ],
  indexes: [{ fields: ['tenant', 'slug'], unique: true }],
}
