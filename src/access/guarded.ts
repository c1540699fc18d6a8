/** What every collection gets, whatever its own file says: the tenant guard, the audit log and fresh pages. */
import type { CollectionConfig } from 'payload'
import { auditChange, auditDelete } from './audit'
import { guardTenant } from './guard/tenant'

const OPERATIONS = ['read', 'create', 'update', 'delete', 'readVersions', 'unlock'] as const
const owned = ({ fields }: CollectionConfig) => fields.some((field) => 'name' in field && field.name === 'tenant')

/** Throws when a collection leaves an operation to Payload's default, which lets any log-in in. */
export function guarded(collection: CollectionConfig): CollectionConfig {
  const open = OPERATIONS.filter((operation) => !collection.access?.[operation])
  if (open.length) throw new Error(`${collection.slug} has no access rule for ${open.join(', ')}`)
  const hooks = collection.hooks ?? {}
  const audited = collection.slug !== 'audit-log'
  return {
    ...collection,
    hooks: {
      ...hooks,
      // Last, so that it judges what will be stored.
      beforeChange: [...(hooks.beforeChange ?? []), ...(owned(collection) ? [guardTenant] : [])],
      afterChange: [...(hooks.afterChange ?? []), ...(audited ? [auditChange] : [])],
      afterDelete: [...(hooks.afterDelete ?? []), ...(audited ? [auditDelete] : [])],
    },
  }
}
