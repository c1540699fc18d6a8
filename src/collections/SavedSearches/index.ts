import type { CollectionConfig } from 'payload'
import { secretField, systemField } from '@/access/fields'
import { GROUP, menuOf } from '@/access/menu'
import { recordsOf } from '@/access/policies'
import { dealerAdmins } from '@/access/rules'
import { FREQUENCIES } from '@/features/saved-searches/frequency.rules'
import { jsonField } from '@/fields/json'
import { notDrawn } from '@/fields/notDrawn'
import { choice, date, number, text } from '@/fields/plain'
import { column, figureColumn, pillCell } from '@/fields/rowCells'
import { tenantField } from '@/fields/tenant'
import { sentField } from '@/fields/sentField'
import {
  alertConsentSchema,
  owedMailSchema,
  seenCarsSchema,
} from '@/features/saved-searches/jsonShapes.rules'

/** Consent, prices of the last alert and due mail change together (decision 0001). Epoch ms unless the name says otherwise. */
export const SavedSearches: CollectionConfig = {
  slug: 'saved-searches',
  labels: { singular: 'Saved search', plural: 'Saved searches' },
  admin: {
    useAsTitle: 'name',
    description: 'Searches that shoppers saved on the website to get emails about new cars.',
    group: GROUP.leads,
    hidden: menuOf(dealerAdmins),
    defaultColumns: ['person', 'fits', 'frequency', 'state', 'createdAt'],
    listSearchableFields: ['name', 'email'],
  },
  access: recordsOf(dealerAdmins),
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    tenantField(),
    column('person', 'Search', '/admin/kit/list/RowCells#SavedCell'),
    figureColumn('fits', 'Cars that fit now', '/admin/saved-searches/FitsCell#FitsCell'),
    systemField(text('name', { required: true })),
    systemField(text('email', { required: true, index: true })),
    // The list page's query with every value in full: its meaning must not change with the stock.
    notDrawn(systemField(text('search', { maxLength: 4000 }))),
    // If set, this is no search but the cars that this shopper saved.
    notDrawn(systemField(text('shopper_id', { index: true }))),
    systemField(choice('frequency', FREQUENCIES, { required: true })),
    systemField(
      choice('state', ['waiting', 'active', 'stopped'], {
        required: true,
        defaultValue: 'waiting',
        index: true,
        admin: { components: pillCell({ active: 'is-good', waiting: 'is-warn' }) },
      }),
    ),
    systemField(date('confirmed_at', { time: 'read' })),
    systemField(date('stopped_at', { time: 'read' })),
    systemField(date('last_mail_at', { time: 'read' })),
    sentField('consent', alertConsentSchema, 'Consent'),
    secretField(text('salt', { required: true })),
    secretField(text('confirm_hash', { required: true, index: true })),
    secretField(text('stop_hash', { required: true, index: true })),
    secretField(jsonField('seen_cars', seenCarsSchema)),
    secretField(number('floor', { defaultValue: 0 })),
    secretField(number('next_due_at')),
    secretField(number('quiet_until')),
    secretField(jsonField('mail', owedMailSchema)),
    secretField(choice('mail_state', ['none', 'pending', 'failed'], { defaultValue: 'none' })),
    secretField(number('mail_next_at')),
    secretField(number('mail_attempts', { defaultValue: 0 })),
    secretField(number('lease_until')),
  ],
  indexes: [
    { fields: ['tenant', 'email'] },
    { fields: ['state', 'next_due_at'] },
    { fields: ['mail_state', 'mail_next_at'] },
  ],
}
