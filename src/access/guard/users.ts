/** No one grants more rights than they have, or changes a staff account with more rights. */
import {
  Forbidden,
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { idsOf, recordOf } from '@/access/ids'
import { labelIn } from '@/access/labelIn'
import { PLATFORM } from '@/access/roles'
import { isPlatform, staffOf, type Staff } from '@/access/staff'

type Row = Record<string, unknown>

const within = (staff: Staff, doc: Record<string, unknown>): boolean =>
  doc.role !== PLATFORM && idsOf(doc.tenants).every((tenant) => staff.tenants.includes(tenant))

export function refuseAbove(req: PayloadRequest, ...docs: Record<string, unknown>[]): void {
  const staff = staffOf(req.user)
  if (!req.user || isPlatform(staff)) return
  if (!staff || !docs.every((doc) => within(staff, doc))) throw new Forbidden(req.t)
}

const ASK = 'Ask a colleague who is an admin of the dealer.'

/**
 * Who takes a right from the own account could not give it back, and the dealer might be left without an admin: with this
 * rule whoever demotes a colleague is still one.
 */
export function lossFault(before: Row, after: Row, isOwn: boolean): { path: string; message: string } | null {
  const [had, has] = [idsOf(before.tenants), idsOf(after.tenants)]
  if (had.length && !has.length)
    return {
      path: 'tenants',
      message: isOwn
        ? `You cannot take your own dealer site away. ${ASK}`
        : 'Choose at least one dealer site. To end the account, deactivate or delete it.',
    }
  if (!isOwn) return null
  if (had.some((id) => !has.includes(id)))
    return { path: 'tenants', message: `You cannot take your own dealer site away. ${ASK}` }
  if (before.role !== after.role) return { path: 'role', message: `You cannot change your own role. ${ASK}` }
  if (after.disabled === true && before.disabled !== true)
    return { path: 'disabled', message: `You cannot deactivate your own account. ${ASK}` }
  return null
}

/** Saving one's own name or password is always allowed: field access protects role and tenants. */
export const guardUsers: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
  operation,
}) => {
  const before = recordOf(originalDoc)
  const after = { ...before, ...recordOf(data) }
  refuseAbove(req, ...(operation === 'create' ? [after] : [before, after]))
  const staff = staffOf(req.user)
  if (req.user && !isPlatform(staff) && operation === 'create' && idsOf(after.tenants).length === 0)
    throw new Forbidden(req.t)
  if (staff && !isPlatform(staff) && operation === 'update') {
    const fault = lossFault(before, after, before.id === staff.id)
    if (fault) {
      const label = labelIn(collection.flattenedFields, fault.path)
      throw new ValidationError({ collection: 'users', errors: [{ ...fault, label }] }, req.t)
    }
  }
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
