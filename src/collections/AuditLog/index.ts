import type { CollectionConfig } from 'payload'
import { systemField } from '@/access/fields'
import { recordsOf } from '@/access/policies'
import { dealerAdmins } from '@/access/rules'
import { GROUP, menuOf } from '@/access/menu'
import { jsonField } from '@/fields/json'
import { notDrawn } from '@/fields/notDrawn'
import { choice, text } from '@/fields/plain'
import { mapSchema } from '@/collections/Leads/jsonShapes'

/** Rows are only ever added. */
export const AuditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: { singular: 'Entry of the history', plural: 'History' },
  admin: {
    useAsTitle: 'what',
    group: GROUP.settings,
    hidden: menuOf(dealerAdmins),
    components: { views: { list: { Component: '/admin/frame/toScreen#ToHistory' } } },
  },
  access: recordsOf(dealerAdmins),
  defaultSort: '-createdAt',
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    {
      name: 'tenant',
      type: 'relationship',
      relationTo: 'tenants',
      index: true,
      maxDepth: 0,
      access: { create: () => false, update: () => false },
    },
    systemField(text('who', { required: true })),
    notDrawn(systemField(text('user_id', { index: true }))),
    systemField(
      choice('via', ['admin', 'api', 'feed', 'cli', 'system', 'plan'], {
        required: true,
        defaultValue: 'admin',
      }),
    ),
    systemField(text('what', { required: true })),
    systemField(text('entity', { required: true, index: true })),
    notDrawn(systemField(text('doc_id', { index: true }))),
    systemField(text('doc_title')),
    systemField(jsonField('diff', mapSchema)),
  ],
}
