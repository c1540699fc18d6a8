import type { CollectionConfig } from 'payload'
import { contentPolicy } from '@/access/policies'
import { rememberPublished } from '@/access/keptDrafts'
import { pageBlocks } from '@/blocks/configs'
import { GROUP, menuOf } from '@/access/menu'
import { withKeptDrafts } from '@/fields/drafts'
import { pathField } from '@/fields/path'
import { text } from '@/fields/plain'
import { seoField } from '@/fields/seo'
import { tenantField } from '@/fields/tenant'
import { livePreviewUrl, previewUrl } from './preview'
import { shownOnSite } from '@/collections/hooks/refreshSite'

const WIDTHS = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
  { name: 'desktop', label: 'Desktop', width: 1280, height: 800 },
]

export const Pages: CollectionConfig = {
  slug: 'pages',
  admin: {
    useAsTitle: 'title',
    group: GROUP.website,
    hidden: menuOf('dealer_admin', 'editor'),
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    preview: previewUrl,
    livePreview: { url: livePreviewUrl, breakpoints: WIDTHS },
  },
  access: contentPolicy,
  versions: withKeptDrafts,
  trash: true,
  hooks: { ...shownOnSite, beforeChange: [rememberPublished] },
  fields: [
    text('title', { required: true }),
    pathField('slug', 'title'),
    tenantField(),
    {
      name: 'layout',
      type: 'blocks',
      label: 'Blocks',
      labels: { singular: 'block', plural: 'blocks' },
      blocks: pageBlocks,
      required: true,
      admin: { initCollapsed: true },
    },
    seoField(),
  ],
  indexes: [{ fields: ['tenant', 'slug'], unique: true }],
}
