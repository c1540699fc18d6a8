import type { CollectionAfterReadHook } from 'payload'
import { idOf, recordOf } from '../../../access/ids'
import { isPlatform, staffOf } from '../../../access/staff'

/** A colleague who also works for other dealers is seen with the shared ones alone. */
export const onlySharedTenants: CollectionAfterReadHook = ({ doc, req, overrideAccess }) => {
  const staff = staffOf(req.user)
  const row = recordOf(doc)
  if (overrideAccess || !staff || isPlatform(staff) || row.id === staff.id || !Array.isArray(row.tenants))
    return doc
  return {
    ...row,
    tenants: row.tenants.filter((tenant) => staff.tenants.includes(idOf(tenant) ?? '')),
    locations: [],
  }
}
