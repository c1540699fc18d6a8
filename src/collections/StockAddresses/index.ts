import type { CollectionConfig } from 'payload'
import { secretField, systemField } from '@/access/fields'
import { GROUP, menuOf } from '@/access/menu'
import { dealerAdmins } from '@/access/rules'
import { adminPolicy } from '@/access/policies'
import { EVERY } from '@/features/stock/files/addresses.rules'
import { FILE_KINDS } from '@/features/stock/files.rules'
import { choice, date, flag, HIDDEN_AS_TYPED, number, text } from '@/fields/plain'
import { referenceField } from '@/fields/reference'
import { tenantField } from '@/fields/tenant'
import { webAddress } from '@/fields/webAddress'
import { checkStockAddress } from './hooks/checkStockAddress'

const INTERNAL = { admin: { hidden: true } }
const shownIf = (field: string) => ({ condition: (data: Record<string, unknown>) => Boolean(data[field]) })

/** A supplier's file that the worker fetches: suppliers offer a file, they do not call an API. */
export const StockAddresses: CollectionConfig = {
  slug: 'stock-addresses',
  labels: { singular: 'Stock from a link', plural: 'Stock from a link' },
  admin: {
    useAsTitle: 'name',
    description: 'Stock files on a supplier’s website, fetched every hour or every night and imported.',
    group: GROUP.stock,
    hidden: menuOf(dealerAdmins),
    defaultColumns: ['name', 'dealership_id', 'every', 'last_result', 'enabled'],
  },
  access: adminPolicy,
  lockDocuments: false,
  disableDuplicate: true,
  hooks: { beforeChange: [checkStockAddress] },
  fields: [
    tenantField(),
    text('name', {
      required: true,
      maxLength: 80,
      admin: { description: 'The columns that you match for the file are saved under this name.' },
    }),
    referenceField('dealership_id', 'dealerships', { required: true }),
    webAddress({
      required: true,
      label: 'Link to the file',
      admin: { description: 'Starts with https:// and is reachable from the internet.' },
    }),
    text('login', {
      label: 'User name',
      maxLength: 200,
      admin: { description: 'If the supplier asks for one.' },
    }),
    {
      ...text('password', {
        maxLength: 200,
        // Payload takes what is stored nowhere for something to read.
        admin: {
          readOnly: false,
          components: { Field: HIDDEN_AS_TYPED },
          description: 'Is not shown again. Leave it empty to use the one you entered before.',
        },
      }),
      virtual: true,
    },
    secretField(text('sealed_password', { maxLength: 1000 })),
    choice('every', EVERY, { required: true, defaultValue: 'night', label: 'Fetch it every' }),
    {
      ...choice('mode', [], {
        required: true,
        defaultValue: 'full',
        label: 'What the file is',
        admin: { description: 'Only the whole stock takes cars off the website: those that it lacks.' },
      }),
      options: [...FILE_KINDS],
    },
    flag('enabled', true),
    systemField(date('last_at', { time: 'read', label: 'Last fetched', admin: shownIf('last_at') })),
    systemField(
      text('last_result', {
        label: 'What came of it',
        maxLength: 500,
        admin: { ...shownIf('last_result'), components: { Field: '/admin/fields/shown#WordsField' } },
      }),
    ),
    systemField(number('failures', { defaultValue: 0, ...INTERNAL })),
    systemField(text('etag', INTERNAL)),
    systemField(text('modified', INTERNAL)),
    // Epoch ms; while one process fetches it, when another may.
    systemField(number('next_at', { index: true, defaultValue: 0, ...INTERNAL })),
  ],
}
