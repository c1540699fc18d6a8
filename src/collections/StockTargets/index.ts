import type { CollectionConfig, TextField } from 'payload'
import { recordOf } from '@/access/ids'
import { secretField, systemField } from '@/access/fields'
import { GROUP, menuOf } from '@/access/menu'
import { adminPolicy } from '@/access/policies'
import { dealerAdmins } from '@/access/rules'
import { runsSchema, sentSchema } from '@/features/stock-files/sending.rules'
import { STOCK_FILE_NAMES, STOCK_FILES } from '@/features/stock-files/stockFiles.rules'
import { secretEndpoint } from '@/collections/hooks/secretEndpoint'
import { clockField } from '@/fields/clock'
import { jsonField } from '@/fields/json'
import { choice, date, flag, HIDDEN_AS_TYPED, number, text } from '@/fields/plain'
import { referenceField } from '@/fields/reference'
import { signingFields } from '@/fields/signing'
import { tenantField } from '@/fields/tenant'
import { webAddress } from '@/fields/webAddress'
import { checkTarget, secretFault } from './hooks/checkTarget'

const isWebhook = (data: unknown): boolean => recordOf(data).way === 'webhook'
const isFile = (data: unknown): boolean => !isWebhook(data)
const described = (description: string) => ({ admin: { description } })
const shown = (Field: string) => ({ disableListColumn: true, components: { Field } })
const half = (name: string, label: string, placeholder: string): TextField =>
  text(name, { label, maxLength: 200, admin: { width: '50%', placeholder } })
/** Set by the call itself, or read by what lies between. */
const NOT_OWN =
  /^(host|connection|expect|te|trailer|upgrade|keep-alive|idempotency-key)$|^(content|transfer|proxy|webhook)-/i
const TOKEN = /^[a-z][a-z\d-]{0,60}$/i
/** Refused here is what could never be sent. */
const headerFault = (value: unknown, { data }: { data: unknown }): true | string => {
  if (!value) return true
  if (recordOf(data).login) return 'Use a user name or a header, not both.'
  return (
    (TOKEN.test(String(value)) && !NOT_OWN.test(String(value))) ||
    'Enter the name of a header such as X-Api-Key.'
  )
}

const WAYS = [
  { value: 'put', label: 'HTTPS, PUT' },
  { value: 'post', label: 'HTTPS, POST' },
  { value: 'webhook', label: 'Signed webhook' },
]
const ABOUT_CARS =
  'Cars that are sold, held, reserved or not shown are never in it, nor those whose price is being checked. The columns for carsales and Autotrader are to be confirmed by them.'
const ABOUT_ADDRESS =
  'From the marketplace. It starts with https:// and is reachable from the internet. Forecourt does not send by SFTP.'

/** Where the file of a dealer's cars is sent: marketplaces that do not fetch it. Decision 0152. */
export const StockTargets: CollectionConfig = {
  slug: 'stock-targets',
  labels: { singular: 'Marketplace', plural: 'Sent to marketplaces' },
  admin: {
    useAsTitle: 'name',
    description:
      'The file of your cars, sent by itself: five minutes after the last change, and at two times a day.',
    group: GROUP.stock,
    hidden: menuOf(dealerAdmins),
    defaultColumns: ['name', 'enabled', 'runs', 'sent_at', 'file'],
  },
  access: adminPolicy,
  lockDocuments: false,
  disableDuplicate: true,
  hooks: { beforeChange: [checkTarget] },
  endpoints: [secretEndpoint('stock-targets')],
  fields: [
    tenantField(),
    text('name', { required: true, maxLength: 80, label: 'Marketplace' }),
    {
      ...choice('file', [], { required: true, label: 'Shape of the file', ...described(ABOUT_CARS) }),
      options: STOCK_FILE_NAMES.map((value) => ({ value, label: STOCK_FILES[value].label })),
    },
    referenceField('dealership_id', 'dealerships', {
      ...described('Only cars of this one.'),
      none: 'All dealerships',
    }),
    webAddress({ required: true, ...described(ABOUT_ADDRESS) }),
    {
      ...choice('way', [], { required: true, defaultValue: 'put', label: 'How it is sent' }),
      options: WAYS,
    },
    {
      type: 'row',
      admin: { condition: isFile },
      fields: [
        half('login', 'User name', ''),
        { ...half('header', 'Or name of a header', 'X-Api-Key'), validate: headerFault },
      ],
    },
    {
      ...text('password', { label: 'Password, or value of the header', maxLength: 1000 }),
      admin: {
        readOnly: false,
        components: { Field: HIDDEN_AS_TYPED },
        condition: isFile,
        description: 'Is not shown again. Leave it empty to use the one you entered before.',
      },
      virtual: true,
      validate: secretFault,
    },
    secretField(text('sealed_password', { maxLength: 3000 })),
    {
      ...{ name: 'signing', type: 'ui' },
      admin: { condition: isWebhook, ...shown('/admin/leads/Destination#SigningSecret') },
    },
    {
      type: 'row',
      fields: [
        clockField('first_at', 'Every day at', { required: true, defaultValue: '06:00' }),
        clockField('second_at', 'And at', { required: true, defaultValue: '18:00' }),
      ],
    },
    flag('resend', true, {
      label: 'At these times, send the file even if nothing changed',
      ...described('Many marketplaces take cars off when no file has come for some days.'),
    }),
    flag('enabled', false, {
      label: 'Send it',
      admin: {
        description:
          'The first file goes out five minutes after you save. Unticked, nothing more is sent: your cars stay advertised there until the marketplace removes them.',
        components: { Cell: '/admin/stock-files/Runs#IsSentCell' },
      },
    }),
    { ...{ name: 'send_now', type: 'ui' }, admin: shown('/admin/stock-files/SendNow#SendNow') },
    systemField(
      date('sent_at', {
        ...{ time: 'read', label: 'Last sent' },
        admin: { condition: ({ sent_at }) => Boolean(sent_at) },
      }),
    ),
    systemField(
      jsonField('runs', runsSchema, {
        label: 'What was sent',
        admin: {
          disableListFilter: true,
          components: {
            Field: '/admin/stock-files/Runs#RunsField',
            Cell: '/admin/stock-files/Runs#LastRunCell',
          },
        },
      }),
    ),
    systemField(number('tries', { defaultValue: 0, admin: { hidden: true } })),
    secretField(jsonField('sent', sentSchema)),
    // Epoch ms: changes that no file told yet, the next fixed time, a press, and when a worker has to look.
    ...['changed_since', 'changed_at', 'fixed_at', 'asked_at'].map((name) => secretField(number(name))),
    secretField(number('next_at', { index: true })),
    secretField(number('lease_until')),
    ...signingFields(),
  ],
}
