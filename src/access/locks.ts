/** Who has a page, post or offer open, so that colleagues learn of it before they overwrite each other's work. */
import {
  APIError,
  Forbidden,
  type Access,
  type CollectionAfterChangeHook,
  type CollectionAfterReadHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type PayloadRequest,
  type TypeWithID,
  type Where,
} from 'payload'
import { LOCKS } from '@/lib/payloadContract'
import { isFromOutside } from './fromOutside'
import { idsOf, recordOf } from './ids'
import { isStoredDraft } from './storedDrafts'
import { everyRole, hasRole } from './rules'
import { isPlatform, staffOf } from './staff'

/** After so many seconds without typing the person counts as gone. */
export const LOCKED_FOR = { duration: 180 }

interface Lock {
  id: string
  document?: { relationTo: string; value: string }
}

/** Staff of the dealer may read who has something open. Payload's own code creates the locks; they are few. */
export const colleaguesLocks: Access = async ({ req }) => {
  const staff = staffOf(req.user)
  if (isPlatform(staff)) return true
  if (!hasRole(staff, everyRole)) return false
  const { db, collections } = req.payload
  const all = { pagination: false, limit: 0, req } as const
  const { docs: locks } = await db.find<Lock>({ collection: LOCKS, ...all })
  const lockable = Object.values(collections).filter(({ config }) => config.lockDocuments !== false)
  const own = lockable.map(async ({ config: { slug } }) => {
    const there = locks.filter(({ document }) => document?.relationTo === slug)
    const inThem: Where = { id: { in: there.flatMap(({ document }) => document?.value ?? []) } }
    const ours: Where = { tenant: { in: staff.tenants } }
    if (!there.length) return []
    const where = { and: [inThem, ours] }
    const select = { tenant: true } as const
    const { docs } = await db.find<TypeWithID>({ collection: slug, where, select, ...all })
    const found = new Set(docs.map(({ id }) => id))
    return there.filter(({ document }) => found.has(document?.value ?? ''))
  })
  return { id: { in: (await Promise.all(own)).flat().map(({ id }) => id) } }
}

/** Payload's dialog shows the holder's email, which not every colleague may read: it is replaced by the name. */
export const nameHolder: CollectionAfterReadHook = async ({ doc, req }) => {
  const { user } = recordOf(doc)
  const id = idsOf(recordOf(user).value)[0]
  if (!id) return doc
  const person = await req.payload.db.findOne<{ id: string; name?: string }>({
    collection: 'users',
    where: { id: { equals: id } },
    select: { name: true },
    req,
  })
  return { ...doc, user: { ...recordOf(user), value: { id, email: person?.name ?? id } } }
}

/** Taking over a lock changes only its holder, never the document that it locks. */
export const lockStaysPut: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const before = recordOf(recordOf(originalDoc).document)
  const after = recordOf(recordOf(data).document)
  const moved =
    after.value !== undefined &&
    (idsOf(after.value)[0] !== idsOf(before.value)[0] || after.relationTo !== before.relationTo)
  const holder = recordOf(recordOf(data).user)
  if (req.user && (moved || (holder.value !== undefined && idsOf(holder.value)[0] !== req.user.id)))
    throw new Forbidden(req.t)
  return data
}

/** @throws 423 with the holder's name while a colleague has the document open. */
export async function refuseOverColleague(
  req: PayloadRequest,
  collection: string,
  id: unknown,
): Promise<void> {
  if (!staffOf(req.user)) return
  const since = new Date(Date.now() - LOCKED_FOR.duration * 1000).toISOString()
  const { docs } = await req.payload.find({
    collection: LOCKS,
    where: {
      and: [
        { 'document.relationTo': { equals: collection } },
        { 'document.value': { equals: id } },
        { updatedAt: { greater_than: since } },
      ],
    },
    sort: '-updatedAt',
    limit: 1,
    depth: 1,
    overrideAccess: false,
    req,
  })
  const holder = recordOf(docs[0]?.user.value)
  if (!docs[0] || holder.id === req.user?.id) return
  throw new APIError(
    `${holder.email} is editing this now, so nothing was saved. Open it again to take it over.`,
    423,
    undefined,
    true,
  )
}

/** Payload only warns the person and saves anyway; this refuses. */
export const notOverColleague: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation === 'update' && 'id' in args && isFromOutside(args, req))
    await refuseOverColleague(req, collection.slug, args.id)
  return args
}

/** Payload ends a lock at each save. A draft that is saved at a pause in typing does not end the work. */
export const stayLocked: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const staff = staffOf(req.user)
  if (staff && isStoredDraft(req, doc))
    await req.payload.db.create({
      collection: LOCKS,
      data: {
        document: { relationTo: collection.slug, value: recordOf(doc).id },
        user: { relationTo: 'users', value: staff.id },
      },
      req,
    })
  return doc
}

/** Ends the caller's own lock of a row. A colleague's stays, and the answer does not reveal whether the row exists. */
export const leaveRow: Omit<Endpoint, 'root'> = {
  path: '/:id/leave',
  method: 'post',
  handler: async (req) => {
    const { user, payload, routeParams } = req
    const { collection, id } = recordOf(routeParams)
    if (!user || !staffOf(user)) throw new Forbidden(req.t)
    await payload.db.deleteMany({
      collection: LOCKS,
      where: {
        and: [
          { 'document.relationTo': { equals: collection } },
          { 'document.value': { equals: id } },
          { 'user.value': { equals: user.id } },
        ],
      },
      req,
    })
    return new Response(null, { status: 204 })
  },
}
