/** A save whose form was loaded before the row changed would write over what was saved meanwhile. */
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { refuse } from './bodyOf'
import { isFromOutside } from './fromOutside'
import { recordOf } from './ids'

/** Their saves are put together field by field: what only the other person changed stays. */
const PUT_TOGETHER = new Set(['tenants', 'cars'])

/** Jobs, sign-ins and calls of other systems write these too, which is no reason to refuse a form: the history names people. */
const WRITTEN_BY_JOBS = new Set([
  'appointments',
  'deals',
  'finance-rates',
  'lead-destinations',
  'leads',
  'reservations',
  'stock-feeds',
  'users',
  'valuations',
])

/** The line of the history for the save that the form loaded is written within this time after that save. */
const LINE_MS = 2000

interface LastSave {
  by: string | null | undefined
  at: number
}

async function lastSave(req: PayloadRequest, entity: string, id: unknown): Promise<LastSave | null> {
  const { docs } = await req.payload.find({
    collection: 'audit-log',
    where: { and: [{ entity: { equals: entity } }, { doc_id: { equals: String(id) } }] },
    select: { user_id: true, createdAt: true },
    sort: '-createdAt',
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req: { context: {}, transactionID: req.transactionID },
  })
  return docs[0] ? { by: docs[0].user_id, at: Date.parse(docs[0].createdAt) } : null
}

export const oldFormWords = (isOwn: boolean): string =>
  `${isOwn ? 'You saved this in another window' : 'Somebody saved this'} after you opened it here, so nothing was saved. ` +
  'What you typed is still here: copy what you need, load the page again and put it in.'

/** `sent` and `stored` are moments as the form loaded them and as the row has them. One that is no date is not compared. */
export function isOld(sent: unknown, stored: unknown): boolean {
  if (typeof sent !== 'string' || typeof stored !== 'string') return false
  const [loaded, saved] = [Date.parse(sent), Date.parse(stored)]
  return Number.isFinite(loaded) && Number.isFinite(saved) && loaded !== saved
}

/** @throws 409 where the row was saved after the form was loaded. Who sends no `updatedAt`, a script for one, is not held to it. */
export const notFromOldForm: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id, data } = recordOf(args)
  const sent = recordOf(data).updatedAt
  if (operation !== 'update' || !id || !sent || PUT_TOGETHER.has(collection.slug)) return args
  if (!isFromOutside(args, req)) return args
  const { docs } = await req.payload.find({
    collection: collection.slug,
    where: { id: { equals: id } },
    select: { updatedAt: true },
    limit: 1,
    depth: 0,
    trash: true,
    overrideAccess: false,
    req,
  })
  if (!isOld(sent, recordOf(docs[0]).updatedAt)) return args
  const last = await lastSave(req, collection.slug, id)
  const isPersons = last !== null && last.at > Date.parse(String(sent)) + LINE_MS
  if (WRITTEN_BY_JOBS.has(collection.slug) && !isPersons) return args
  throw refuse(oldFormWords(last?.by === req.user?.id), 409)
}
