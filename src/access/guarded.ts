/** Adds the tenant guard, the audit log and page invalidation to every collection. */
import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { rightsOnRow } from './rights'
import { auditChange, auditDelete } from './audit'
import { guardTenant } from './guard/tenant'

const OPERATIONS = ['read', 'create', 'update', 'delete', 'readVersions', 'unlock'] as const
const owned = ({ fields }: CollectionConfig) =>
  fields.some((field) => 'name' in field && field.name === 'tenant')

const MOST_ROWS = 100

/** Payload returns every row for `limit=0`: a request from outside gets one page at most. */
const onePage: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || req.payloadAPI !== 'REST' || !('limit' in args)) return args
  const { limit } = args
  return typeof limit === 'number' && limit > 0 && limit <= MOST_ROWS
    ? args
    : { ...args, limit: limit === undefined ? 10 : MOST_ROWS }
}

/** Throws when a collection leaves an operation to Payload's default, which allows any logged-in user. */
export function guarded(collection: CollectionConfig): CollectionConfig {
  const open = OPERATIONS.filter((operation) => !collection.access?.[operation])
  if (open.length) throw new Error(`${collection.slug} has no access rule for ${open.join(', ')}`)
  const hooks = collection.hooks ?? {}
  const audited = collection.slug !== 'audit-log'
  return {
    ...collection,
    admin: { ...collection.admin, hideAPIURL: true },
    endpoints: collection.endpoints === false ? false : [...(collection.endpoints || []), rightsOnRow],
    hooks: {
      ...hooks,
      beforeOperation: [onePage, ...(hooks.beforeOperation ?? [])],
      // Last, so that it checks the final values.
      beforeChange: [...(hooks.beforeChange ?? []), ...(owned(collection) ? [guardTenant] : [])],
      afterChange: [...(hooks.afterChange ?? []), ...(audited ? [auditChange] : [])],
      afterDelete: [...(hooks.afterDelete ?? []), ...(audited ? [auditDelete] : [])],
    },
  }
}
