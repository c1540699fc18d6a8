import type { CollectionAfterChangeHook, CollectionConfig } from 'payload'
import { anyStaff, never, platformOnly } from '@/access/policies'
import { GROUP, menuOf } from '@/access/menu'
import { nobody } from '@/access/rules'
import { invalidate } from '@/cache/invalidate'
import { ALL } from '@/cache/tags'
import { QUIET } from '@/core/dealer/rows/refreshSite'
import { partsField } from '@/fields/parts'
import { text } from '@/fields/plain'
import { slugField } from '@/fields/slug'

import { z } from 'zod'

const logoSchema = z.object({ url: z.string().max(2000).nullable() })

const shownEverywhere: CollectionAfterChangeHook = ({ req }) =>
  req.context[QUIET] ? undefined : invalidate([ALL])

/** Shared by all tenants; owned by the platform. */
export const Manufacturers: CollectionConfig = {
  slug: 'manufacturers',
  admin: {
    useAsTitle: 'name',
    description: 'The makes that all dealers share, with their logos.',
    group: GROUP.settings,
    hidden: menuOf(nobody),
    defaultColumns: ['name', 'slug'],
  },
  access: {
    read: anyStaff,
    create: platformOnly,
    update: platformOnly,
    delete: platformOnly,
    readVersions: never,
    unlock: never,
  },
  lockDocuments: false,
  hooks: { afterChange: [shownEverywhere], afterDelete: [() => invalidate([ALL])] },
  fields: [
    text('name', { required: true }),
    { ...slugField(), unique: true },
    partsField('logo', logoSchema, [['url', 'Address of the logo']]),
  ],
}
