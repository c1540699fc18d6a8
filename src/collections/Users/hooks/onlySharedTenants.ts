import type { CollectionAfterReadHook } from 'payload'
import { idOf, idsOf, recordOf } from '@/access/ids'
import { isPlatform, staffOf } from '@/access/staff'

/** guardUsers refuses a save of such an account by tenant staff, so the reduced list is never written back. */
export const onlySharedTenants: CollectionAfterReadHook = async ({ doc, req, overrideAccess }) => {
  const staff = staffOf(req.user)
  const row = recordOf(doc)
  const isShared = (tenant: unknown) => staff?.tenants.includes(idOf(tenant) ?? '') ?? false
  if (overrideAccess || !staff || isPlatform(staff) || row.id === staff.id || !Array.isArray(row.tenants))
    return doc
  if (row.tenants.every(isShared)) return doc
  const { docs } = await req.payload.find({
    collection: 'locations',
    where: { id: { in: idsOf(row.locations) }, tenant: { in: staff.tenants } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: {},
  })
  return { ...row, tenants: row.tenants.filter(isShared), locations: docs.map(({ id }) => id) }
}
