/** No one grants more rights than they have, or changes a staff account with more rights. */
import {
  Forbidden,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { idsOf, recordOf } from '@/access/ids'
import { isPlatform, staffOf, type Staff } from '@/access/staff'

const within = (staff: Staff, doc: Record<string, unknown>): boolean =>
  doc.role !== 'platform_admin' && idsOf(doc.tenants).every((tenant) => staff.tenants.includes(tenant))

export function refuseAbove(req: PayloadRequest, ...docs: Record<string, unknown>[]): void {
  const staff = staffOf(req.user)
  if (!req.user || isPlatform(staff)) return
  if (!staff || !docs.every((doc) => within(staff, doc))) throw new Forbidden(req.t)
}

/** Saving one's own name or password is always allowed: field access protects role and tenants. */
export const guardUsers: CollectionBeforeChangeHook = async ({ data, originalDoc, req, operation }) => {
  const before = recordOf(originalDoc)
  const after = { ...before, ...recordOf(data) }
  refuseAbove(req, ...(operation === 'create' ? [after] : [before, after]))
  const staff = staffOf(req.user)
  if (req.user && !isPlatform(staff) && operation === 'create' && idsOf(after.tenants).length === 0)
    throw new Forbidden(req.t)
  await guardLocations(req, after)
  return data
}

async function guardLocations(req: PayloadRequest, doc: Record<string, unknown>): Promise<void> {
  const wanted = idsOf(doc.locations)
  if (!wanted.length) return
  const where = { id: { in: wanted }, tenant: { in: idsOf(doc.tenants) } }
  const { totalDocs } = await req.payload.count({ collection: 'locations', where, overrideAccess: true, req })
  if (totalDocs < new Set(wanted).size) throw new Forbidden(req.t)
}

export const guardUserDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const doc = await req.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true, req })
  refuseAbove(req, recordOf(doc))
  if (String(id) === req.user?.id) throw new Forbidden(req.t)
}
