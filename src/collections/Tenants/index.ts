import type { CollectionConfig, CollectionAfterChangeHook } from 'payload'
import { byPlatform, systemField } from '@/access/fields'
import { dealerAdmins } from '@/access/rules'
import { own, ownListed } from '@/access/tenants'
import { platformOnly, never } from '@/access/policies'
import { menuOf } from '@/access/menu'
import { jsonField } from '@/fields/json'
import { linesField } from '@/fields/lines'
import { choice, text } from '@/fields/plain'
import { configField, loadedConfig } from './configField'
import { domainsAreFree } from './hooks/domainsAreFree'
import { STATUSES } from '@/core/dealer/status'
import { appliedSchema, domainsSchema } from '@/core/dealer/config/jsonShapes'
import { recordOf } from '@/access/ids'
import { siteChanged } from '@/cache/invalidate'
import { forgetDirectory, hostsFor } from '@/core/dealer/rows/directory'

function hosts(doc: unknown): string[] {
  const { slug, domains } = recordOf(doc)
  return typeof slug === 'string' ? hostsFor(slug, domainsSchema.catch([]).parse(domains ?? [])) : []
}

/** Old and new hosts: a removed domain must stop showing the site, and a new one must start. */
const refreshTenant: CollectionAfterChangeHook = async ({ doc, previousDoc }) => {
  forgetDirectory()
  await siteChanged([...new Set([...hosts(doc), ...hosts(previousDoc)])])
  return doc
}

export const Tenants: CollectionConfig = {
  slug: 'tenants',
  labels: { singular: 'Dealer site', plural: 'Dealer sites' },
  admin: {
    useAsTitle: 'name',
    description: 'The websites, each with its settings: looks, words, forms, plans.',
    // The menu leads to it in a line of its own.
    group: false,
    hidden: menuOf(dealerAdmins),
    defaultColumns: ['name', 'slug', 'status'],
    components: { beforeListTable: ['/admin/dealers/NewDealerPage#NewDealerLink'] },
  },
  access: {
    read: ownListed,
    create: platformOnly,
    update: own(dealerAdmins),
    delete: never,
    readVersions: never,
    unlock: never,
  },
  lockDocuments: false,
  disableDuplicate: true,
  hooks: { beforeChange: [domainsAreFree], afterChange: [refreshTenant] },
  fields: [
    text('name', { required: true }),
    configField,
    loadedConfig,
    {
      type: 'collapsible',
      label: 'On the platform',
      admin: { initCollapsed: true },
      fields: [
        text('slug', { required: true, unique: true, access: byPlatform }),
        // Changed on the screen of dealers, which informs the people and empties the page cache.
        systemField(choice('status', STATUSES, { required: true, defaultValue: 'active' })),
        linesField('domains', domainsSchema, { access: byPlatform, defaultValue: [] }),
      ],
    },
    systemField(text('definition_hash', { admin: { hidden: true } })),
    { ...systemField(jsonField('applied', appliedSchema)), hidden: true },
  ],
}
