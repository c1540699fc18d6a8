import type { CollectionConfig } from 'payload'
import { systemField } from '@/access/fields'
import { recordsOf } from '@/access/policies'
import { editors } from '@/access/rules'
import { FEED_STATES, takingSchema } from '@/features/stock/feeds.rules'
import { GROUP, menuOf } from '@/access/menu'
import { jsonField } from '@/fields/json'
import { NOT_DRAWN } from '@/fields/notDrawn'
import { choice, date, number, text } from '@/fields/plain'
import { referenceField } from '@/fields/reference'
import { column, figureColumn } from '@/fields/rowCells'
import { tenantField } from '@/fields/tenant'
import { announcedFields } from '@/fields/announced'
import { mapSchema, namesSchema } from '@/collections/Leads/jsonShapes'

/** The screen shows these in words. */
const INTERNAL = { admin: { hidden: true } }

/** One full feed from start to commit. A held feed waits for staff before missing cars are withdrawn. */
const CELLS = '/admin/stock/FeedCells'

export const StockFeeds: CollectionConfig = {
  slug: 'stock-feeds',
  labels: { singular: 'Stock feed', plural: 'Stock feeds' },
  admin: {
    useAsTitle: 'dealership_slug',
    description: 'Full feeds and files as they were received. A held feed waits for your decision.',
    group: GROUP.stock,
    hidden: menuOf(editors),
    components: {
      beforeListTable: ['/admin/dashboard/ListNeeds#ListNeeds'],
    },
    defaultColumns: ['came', 'standing', 'received', 'off', 'turned_away'],
  },
  access: recordsOf(editors),
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    tenantField(),
    column('came', 'Came', `${CELLS}#FeedTimeCell`),
    figureColumn('off', 'Taken off', `${CELLS}#TakenOffCell`),
    figureColumn('turned_away', 'Refused', `${CELLS}#RefusedCell`),
    {
      name: 'standing',
      type: 'ui',
      label: 'State',
      admin: { components: { Field: '/admin/stock/FeedState#FeedState', Cell: `${CELLS}#FeedStateCell` } },
    },
    systemField(referenceField('dealership_id', 'dealerships', { required: true, admin: NOT_DRAWN })),
    systemField(text('dealership_slug', { required: true, label: 'Dealership', admin: NOT_DRAWN })),
    systemField(
      choice('state', FEED_STATES, {
        required: true,
        defaultValue: 'open',
        index: true,
        admin: NOT_DRAWN,
      }),
    ),
    systemField(text('key_id', INTERNAL)),
    // Whose it is (decision 0097), and how its cars are taken.
    systemField(text('source', { index: true, ...INTERNAL })),
    systemField(jsonField('taking', takingSchema, INTERNAL)),
    systemField(text('file_name', INTERNAL)),
    systemField(text('sent_by', INTERNAL)),
    systemField(number('expected_count', { admin: NOT_DRAWN })),
    systemField(number('received', { label: 'Cars', defaultValue: 0, admin: NOT_DRAWN })),
    systemField(jsonField('summary', mapSchema, INTERNAL)),
    systemField(jsonField('missing', namesSchema, INTERNAL)),
    systemField(text('held_reason', { admin: NOT_DRAWN })),
    systemField(date('committed_at', { time: true, admin: NOT_DRAWN })),
    systemField(date('released_at', { time: true, admin: NOT_DRAWN })),
    systemField(text('released_by', { admin: NOT_DRAWN })),
    // Epoch ms since when the decision has to be carried out: after a crash the worker does it.
    systemField(number('owed_at', { index: true, ...INTERNAL })),
    systemField(number('rev', { defaultValue: 1, ...INTERNAL })),
    ...announcedFields(),
  ],
}
