import type { CollectionConfig } from 'payload'
import { systemField } from '@/access/fields'
import { contentPolicy } from '@/access/policies'
import { GROUP, menuOf } from '@/access/menu'
import { MILLIS } from '@/fields/moments'
import { flag, number, text } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'
import { shownOnSite } from '@/core/dealer/rows/refreshSite'
import { redirectFrom } from '@/core/dealer/links/redirects'
import { checkRedirect } from './hooks/checkRedirect'
import { importEndpoint } from './importEndpoint'
import { isTarget, startFault } from './paths'

export const Redirects: CollectionConfig = {
  slug: 'redirects',
  admin: {
    useAsTitle: 'from',
    description: 'Send visitors from old addresses to new ones. Also for the links of an old website.',
    group: GROUP.website,
    hidden: menuOf('dealer_admin', 'editor'),
    defaultColumns: ['from', 'to', 'hits', 'last_hit', 'permanent'],
    components: { beforeListTable: ['/admin/redirects/ImportRedirects#ImportRedirects'] },
  },
  access: contentPolicy,
  lockDocuments: false,
  disableDuplicate: true,
  endpoints: [importEndpoint],
  hooks: { ...shownOnSite, beforeChange: [checkRedirect] },
  fields: [
    tenantField(),
    {
      ...text('from', { required: true, index: true, maxLength: 500 }),
      validate: (value: unknown) => startFault(value) ?? true,
      hooks: { beforeValidate: [({ value }) => (startFault(value) ? value : redirectFrom(String(value)))] },
    },
    {
      ...text('to', { required: true, maxLength: 2000 }),
      validate: (value: unknown) => isTarget(value) || 'Use a path such as /offers, or an https address',
    },
    flag('permanent', true),
    systemField(
      number('hits', {
        label: 'Times used',
        defaultValue: 0,
        admin: {
          position: 'sidebar',
          description: 'By shoppers and by robots. A browser that has followed it before may not ask again.',
        },
      }),
    ),
    systemField(
      number('last_hit', {
        label: 'Last used',
        admin: {
          ...MILLIS,
          position: 'sidebar',
        },
      }),
    ),
  ],
  indexes: [{ fields: ['tenant', 'from'], unique: true }],
}
