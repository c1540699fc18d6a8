import { type CollectionConfig, ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { systemField } from '@/access/fields'
import { contentPolicy } from '@/access/policies'
import { GROUP, menuOf } from '@/access/menu'
import { editors } from '@/access/rules'
import { MILLIS } from '@/fields/moments'
import { flag, number, text } from '@/fields/plain'
import { column } from '@/fields/rowCells'
import { tenantField } from '@/fields/tenant'
import { shownOnSite } from '@/core/dealer/rows/refreshSite'
import { redirectFrom, ownTarget } from '@/core/dealer/links/redirects'
import { importEndpoint } from './importEndpoint'

import { NO_QUERY, redirectFault } from '@/features/redirects/redirects.rules'
import { idOf, recordOf } from '@/access/ids'
import { knownAddresses } from './knownAddresses'
import { findHosts } from '@/core/dealer/rows/directory'

const CELLS = '/admin/redirects/RedirectCells'

/** A redirect that would do nothing, or lead in a circle, is refused with what to do instead. */
const checkRedirect: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = recordOf(originalDoc)
  const row = { ...before, ...recordOf(data) }
  // What is no address is said by its own field, with what the other lacks.
  if (startFault(row.from) || !isTarget(row.to)) return data
  const tenant = idOf(row.tenant) ?? ''
  // Written as a whole address, a page of the dealer's own could lead back unnoticed.
  const to = ownTarget(String(row.to ?? ''), await findHosts(req.payload, tenant))
  const rule = { from: String(row.from ?? ''), to }
  const known = await knownAddresses(req, tenant, idOf(before))
  const fault = redirectFault(rule, known)
  if (fault)
    throw new ValidationError(
      { collection: 'redirects', errors: [{ path: fault.at, message: fault.words }] },
      req.t,
    )
  return { ...data, to }
}

/** `/x` but not `//x` or `/\x`, which a browser reads as another host. */
const isPath = (value: unknown): boolean => typeof value === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(value)
/** What is wrong with the start of a redirect; null for a good one. */
const startFault = (value: unknown): string | null => {
  if (!isPath(value)) return 'Start with a single /'
  return /[?#]/.test(String(value)) ? NO_QUERY : null
}
const isTarget = (value: unknown): boolean =>
  isPath(value) || (typeof value === 'string' && /^https:\/\/[^\s/\\@]+(\/\S*)?$/.test(value))

export const Redirects: CollectionConfig = {
  slug: 'redirects',
  admin: {
    useAsTitle: 'from',
    description: 'Send visitors from old addresses to new ones. Also for the links of an old website.',
    group: GROUP.website,
    hidden: menuOf(editors),
    listSearchableFields: ['from', 'to'],
    defaultColumns: ['from', 'to', 'works', 'used', 'updatedAt', 'test'],
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
      admin: { components: { Cell: `${CELLS}#ToCell` } },
    },
    column('works', 'State', `${CELLS}#WorksCell`),
    column('used', 'Used', `${CELLS}#UsedCell`),
    column('test', 'On the website', `${CELLS}#TestCell`),
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
