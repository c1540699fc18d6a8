import type { CollectionConfig } from 'payload'
import { contentPolicy } from '@/access/policies'
import { pageBlocks } from '@/blocks/configs'
import { GROUP, menuOf } from '@/access/menu'
import { editors } from '@/access/rules'
import { withStoredDrafts } from '@/fields/drafts'
import { pathField } from '@/fields/path'
import { planControl, plannedColumn } from '@/fields/planned'
import { rowTitle, stateField } from '@/fields/rowCells'
import { seoField } from '@/fields/seo'
import { tenantField } from '@/fields/tenant'
import { previewIn } from '@/collections/preview'
import { freeAddress } from '@/collections/hooks/addressInTrash'
import { leadsOn } from '@/collections/hooks/leadOldAddress'
import { soundContent } from '@/collections/hooks/soundContent'
import { readyPageEndpoint } from './readyPageEndpoint'

export const Pages: CollectionConfig = {
  slug: 'pages',
  admin: {
    useAsTitle: 'title',
    description:
      'The pages of the website, made of blocks. A draft is not on the website until it is published.',
    group: GROUP.website,
    hidden: menuOf(editors),
    defaultColumns: ['title', '_status', 'updatedAt'],
    components: {
      edit: {
        beforeDocumentControls: [
          ...planControl.edit.beforeDocumentControls,
          '/admin/pages/PageForm#KeepTyped',
          '/admin/pages/PageForm#OpenNewBlocks',
        ],
      },
      beforeListTable: ['/admin/pages/ReadyPages#ReadyPages'],
    },
    ...previewIn(),
  },
  access: contentPolicy,
  defaultSort: '-updatedAt',
  versions: withStoredDrafts,
  trash: true,
  endpoints: [readyPageEndpoint, freeAddress],
  hooks: leadsOn,
  fields: [
    rowTitle('title', { pictures: ['layout'], notes: ['slug'], isAddress: true }),
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
      hooks: soundContent,
    },
    seoField(),
    plannedColumn,
    stateField(),
  ],
  indexes: [{ fields: ['tenant', 'slug'], unique: true }],
}
