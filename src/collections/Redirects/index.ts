import type { CollectionConfig } from 'payload'
import { contentPolicy } from '@/access/policies'
import { GROUP, menuOf } from '@/access/menu'
import { flag, text } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'
import { shownOnSite } from '@/collections/hooks/refreshSite'
import { checkRedirect } from './hooks/checkRedirect'
import { isPath, isTarget } from './paths'

export const Redirects: CollectionConfig = {
  slug: 'redirects',
  admin: {
    useAsTitle: 'from',
    group: GROUP.website,
    hidden: menuOf('dealer_admin', 'editor'),
    defaultColumns: ['from', 'to', 'permanent'],
  },
  access: contentPolicy,
  lockDocuments: false,
  disableDuplicate: true,
  hooks: { ...shownOnSite, beforeChange: [checkRedirect] },
  fields: [
    tenantField(),
    {
      ...text('from', { required: true, index: true, maxLength: 500 }),
      validate: (value: unknown) => isPath(value) || 'Start with a single /',
    },
    {
      ...text('to', { required: true, maxLength: 2000 }),
      validate: (value: unknown) => isTarget(value) || 'Use a path such as /offers, or an https address',
    },
    flag('permanent', true),
  ],
  indexes: [{ fields: ['tenant', 'from'], unique: true }],
}
