/** Adds the tenant guard, the audit log and page invalidation to every collection. */
import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { isUndoable, keepDraftOfBulk, noteBulkEdit } from './bulkEdits'
import { fileOnly } from './fileOnly'
import { freshSaves } from './freshSaves'
import { isFromOutside } from './fromOutside'
import { mayReadCarHistory, mayReadHistory } from './history'
import { rightsOnRow } from './rights'
import { auditChange, auditDelete } from './audit'
import { never } from './policies'
import { guardTenant } from './guard/tenant'
import { hasDrafts, rememberRow } from './liveRow'
import { notFromOldForm } from './oldForm'
import { LOCKED_FOR, leaveRow, notOverColleague, stayLocked } from './locks'
import { plainNumbers } from './plainNumbers'
import { onlyPublishing, restoreAsDraft, restoreWhole } from './onlyPublishing'

const OPERATIONS = ['read', 'create', 'update', 'delete', 'readVersions', 'unlock'] as const
const owned = ({ fields }: CollectionConfig) =>
  fields.some((field) => 'name' in field && field.name === 'tenant')

const HISTORY = { Component: '/admin/history/RowHistory#RowHistory', mayRead: mayReadHistory }
/** Collections with a history of their own, which has more in it. */
const OWN_HISTORY: Record<string, typeof HISTORY> = {
  cars: { Component: '/admin/history/car/CarHistory#CarHistory', mayRead: mayReadCarHistory },
  'stock-feeds': { ...HISTORY, Component: '/admin/stock/FeedHistory#FeedHistory' },
}

const MOST_ROWS = 100

/** Payload returns every row for `limit=0`. A request from outside gets at most one page; our own code gets all rows. */
const onePage: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || !('limit' in args) || !isFromOutside(args, req)) return args
  const { limit } = args
  return typeof limit === 'number' && limit > 0 && limit <= MOST_ROWS
    ? args
    : { ...args, limit: limit === undefined ? 10 : MOST_ROWS }
}

/** A tab beside each form, for people who may read what it shows. */
function withHistory({
  access,
  admin,
  slug,
  versions,
}: CollectionConfig): NonNullable<CollectionConfig['admin']>['components'] {
  const { views, ...components } = admin?.components ?? {}
  const { Component, mayRead } = OWN_HISTORY[slug] ?? HISTORY
  return {
    ...components,
    views: {
      ...views,
      edit: {
        ...(versions && { versions: { Component: '/admin/history/Versions#Versions' } }),
        // "Edit" would promise what nobody can do there.
        ...(access?.update === never && { default: { tab: { label: 'Details' } } }),
        history: {
          Component,
          path: '/history',
          tab: {
            label: 'History',
            href: '/history',
            condition: ({ req }) => mayRead(req.user),
          },
        },
      },
    },
  }
}

/** Throws when a collection leaves an operation to Payload's default, which allows any logged-in user. */
export function guarded(collection: CollectionConfig): CollectionConfig {
  const open = OPERATIONS.filter((operation) => !collection.access?.[operation])
  if (open.length) throw new Error(`${collection.slug} has no access rule for ${open.join(', ')}`)
  const hooks = collection.hooks ?? {}
  const audited = collection.slug !== 'audit-log'
  const locked = collection.lockDocuments !== false
  const drafted = hasDrafts(collection)
  const fresh = freshSaves(collection)
  return {
    ...collection,
    admin: {
      ...collection.admin,
      hideAPIURL: true,
      components: audited ? withHistory(collection) : (collection.admin?.components ?? {}),
    },
    endpoints:
      collection.endpoints === false
        ? false
        : [
            ...(collection.endpoints || []),
            rightsOnRow,
            ...(locked ? [leaveRow] : []),
            ...(drafted ? [restoreAsDraft] : []),
            ...fresh.endpoints,
          ],
    lockDocuments: locked && LOCKED_FOR,
    // What cannot be undone is not changed in bulk.
    disableBulkEdit: !isUndoable(collection),
    hooks: {
      ...hooks,
      beforeOperation: [
        onePage,
        plainNumbers,
        ...(collection.upload ? [fileOnly] : []),
        ...(locked ? [notOverColleague] : []),
        notFromOldForm,
        ...(drafted ? [onlyPublishing] : []),
        noteBulkEdit,
        ...(hooks.beforeOperation ?? []),
      ],
      beforeChange: [
        ...fresh.beforeChange,
        ...(drafted ? [rememberRow, keepDraftOfBulk, restoreWhole] : []),
        ...(hooks.beforeChange ?? []),
        // Last, so that it checks the final values.
        ...(owned(collection) ? [guardTenant] : []),
      ],
      afterChange: [
        ...(hooks.afterChange ?? []),
        ...(locked ? [stayLocked] : []),
        ...(audited ? [auditChange] : []),
      ],
      afterDelete: [...(hooks.afterDelete ?? []), ...(audited ? [auditDelete] : [])],
    },
  }
}
