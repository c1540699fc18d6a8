import type { CollectionConfig, CollectionBeforeChangeHook } from 'payload'
import { secret, systemField } from '@/access/fields'
import { byTenant, never } from '@/access/policies'
import { dealerAdmins, nobody } from '@/access/rules'
import { GROUP, menuOf } from '@/access/menu'
import { linesField } from '@/fields/lines'
import { date, text } from '@/fields/plain'
import { tenantField } from '@/fields/tenant'
import { makeKeyEndpoint, replaceKeyEndpoint, revokeKeyEndpoint } from './endpoints'

import { z } from 'zod'
import { SCOPES, isOtherEnd } from '@/features/keys/apiKeys.rules'
import { refuse } from '@/access/bodyOf'
import { recordOf } from '@/access/ids'

const FIXED = 'A key’s end is set when the key is made. Replace the key to have another end, or revoke it.'

/** Not by field access, which drops a value without a word. */
const keepEnd: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const [before, after] = [recordOf(originalDoc).expires_at, recordOf(data).expires_at]
  if (operation === 'update' && isOtherEnd(before, after)) throw refuse(FIXED, 422)
  return data
}

const scopesSchema = z.array(z.enum(SCOPES)).min(1)
const dealershipSlugsSchema = z.array(z.string())

/** The heading of the form shows these in words. */
const reported = { condition: () => false }

/** Only a hash of each key is stored. Created by `forecourt keys create` or in the admin; revoked here. */
export const IntegratorKeys: CollectionConfig = {
  slug: 'integrator-keys',
  labels: { singular: 'API key', plural: 'API keys' },
  admin: {
    useAsTitle: 'name',
    description:
      'With a key, your stock system sends cars and reads leads. Each is shown once, when it is made.',
    group: GROUP.settings,
    hidden: menuOf(dealerAdmins),
    defaultColumns: ['name', 'standing', 'scopes', 'dealerships', 'last_used_at', 'expires_at'],
    components: { beforeListTable: ['/admin/keys/NewKey#NewKey'] },
  },
  access: {
    ...byTenant({ read: dealerAdmins, create: nobody, update: dealerAdmins, delete: nobody }),
    create: never,
  },
  lockDocuments: false,
  disableDuplicate: true,
  hooks: { beforeChange: [keepEnd] },
  endpoints: [makeKeyEndpoint, replaceKeyEndpoint, revokeKeyEndpoint],
  fields: [
    {
      name: 'standing',
      type: 'ui',
      label: 'Status',
      admin: {
        components: { Field: '/admin/keys/KeyState#KeyState', Cell: '/admin/keys/KeyCells#EndCell' },
      },
    },
    tenantField(),
    text('name', { required: true }),
    systemField(text('prefix', { index: true, admin: reported })),
    { ...text('hash', { required: true }), access: secret, admin: { hidden: true } },
    systemField(
      linesField('scopes', scopesSchema, {
        required: true,
        label: 'Permissions',
        admin: { ...reported, components: { Cell: '/admin/keys/KeyCells#ScopesCell' } },
      }),
    ),
    // Slugs of the dealerships that the key may write; empty means all of the tenant.
    systemField(
      linesField('dealerships', dealershipSlugsSchema, {
        defaultValue: [],
        label: 'For',
        admin: { ...reported, components: { Cell: '/admin/keys/KeyCells#DealershipsCell' } },
      }),
    ),
    date('expires_at', { time: 'read', admin: { condition: (data) => Boolean(data.expires_at) } }),
    systemField(
      date('revoked_at', {
        time: 'read',
        admin: {
          description: 'From this moment on the key no longer works.',
          condition: (data) => Boolean(data.revoked_at),
        },
      }),
    ),
    systemField(date('last_used_at', { time: 'read' })),
    systemField(text('created_by')),
  ],
  indexes: [{ fields: ['hash'], unique: true }],
}
