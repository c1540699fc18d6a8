import {
  type PayloadRequest,
  type Where,
  Forbidden,
  NotFound,
  type CollectionSlug,
  type Endpoint,
  type SanitizedCollectionConfig,
} from 'payload'
import { z } from 'zod'
import { recordOf, idOf } from '@/access/ids'
import type { BulkChange } from '@/payload-types'
import { bodyOf } from '@/access/bodyOf'
import { beginBatch } from '@/access/bulkEdits'
import { hasDrafts } from '@/access/liveRow'
import { refuseOverColleague } from '@/access/locks'
import { isHeld } from '@/core/car/derive'
import { rowChangeSchema, undoOf, type RowChange } from '@/features/history/bulkUndo.rules'
import { rowsOfBatch } from './readBatches'

interface Entry {
  who: string
  at: number
  names: string[]
}

const RECENT = { sort: '-id', limit: 50, pagination: false, depth: 0, overrideAccess: true } as const

/** People by their name; keys and rules already have one. */
async function nameOf({ payload }: PayloadRequest, who: string): Promise<string> {
  const { docs } = await payload.find({
    ...{ collection: 'users', where: { email: { equals: who } }, limit: 1, depth: 0, overrideAccess: true },
  })
  return docs[0]?.name ?? who
}

async function entriesOf({ payload }: PayloadRequest, { entity, doc_id, at }: BulkChange): Promise<Entry[]> {
  if (entity === 'cars') {
    const where: Where = { and: [{ car_id: { equals: doc_id } }, { at: { greater_than: at } }] }
    const { docs } = await payload.find({ collection: 'car-history', where, ...RECENT, sort: '-at' })
    return docs.map((one) => ({ who: one.who, at: one.at, names: Object.keys(recordOf(one.changes)) }))
  }
  const since = new Date(at).toISOString()
  const { docs } = await payload.find({
    ...{ collection: 'audit-log', ...RECENT, sort: '-createdAt' },
    where: {
      and: [
        { entity: { equals: entity } },
        { doc_id: { equals: doc_id } },
        { createdAt: { greater_than: since } },
      ],
    },
  })
  return docs.map(({ who, createdAt, diff }) => ({
    ...{ who, at: Date.parse(createdAt) },
    names: Object.keys(recordOf(diff)).map((path) => path.split('.')[0] ?? path),
  }))
}

/** `Changed since by Kim, left as it is.` */
async function changedSince(
  req: PayloadRequest,
  row: BulkChange,
  fields: readonly string[],
): Promise<string> {
  const entries = await entriesOf(req, row)
  const last = entries.find(({ names }) => names.some((name) => fields.includes(name))) ?? entries[0]
  return `Changed since${last ? ` by ${await nameOf(req, last.who)}` : ''}, left as it is.`
}

export const UNDONE_AT_ONCE = 25
const MEANWHILE = 'Changed by somebody just now, left as it is.'

const bodySchema = z.object({ undo: z.uuid(), from: z.int().min(0).max(100_000) })

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : MEANWHILE)

/** Only the row that was read is changed: another save may come in between. */
function sameRow(
  collection: CollectionSlug,
  id: string,
  { rev, updatedAt }: Record<string, unknown>,
  drafted: boolean,
) {
  const own: Where[] = [{ id: { equals: id } }]
  if (collection === 'cars') own.push({ rev: { equals: rev } })
  else if (!drafted && typeof updatedAt === 'string') own.push({ updatedAt: { equals: updatedAt } })
  return { and: own }
}

/** Why the row, or a part of it, was left as it is; empty where all is back. */
async function undoRow(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  row: BulkChange,
  change: RowChange,
  undo: string,
): Promise<string> {
  const { payload, user } = req
  const { slug } = collection
  const [drafted, id] = [hasDrafts(collection), row.doc_id]
  const mine = { ...{ collection: slug, depth: 0, overrideAccess: false, user, req, trash: true } }
  const found = await payload.find({
    ...{ ...mine, draft: drafted, where: { id: { equals: id } }, limit: 1, pagination: false },
  })
  const now = recordOf(found.docs[0])
  if (!idOf(now)) return 'Deleted since.'
  const { data, changed } = undoOf(change, now)
  const since = changed.length ? await changedSince(req, row, changed) : ''
  if (!data) return since
  if (slug === 'cars' && !('tag' in data) && isHeld(now, Math.floor(Date.now() / 1000)))
    return 'A shopper holds it: change it on its own page.'
  if (collection.lockDocuments !== false) await refuseOverColleague(req, slug, id)
  const part = { batch: undo, entity: row.entity, undoes: row.batch, isDraft: change.isDraft ?? false }
  beginBatch(req, { ...part, names: Object.keys(change.fields) })
  const { docs, errors } = await payload.update({
    ...{ ...mine, data, where: sameRow(slug, id, now, drafted) },
    ...(change.isDraft && { draft: true }),
  })
  beginBatch(req, null)
  if (!docs.length) return errors[0]?.message ?? MEANWHILE
  if (change.wasBeside) {
    const draft = Object.fromEntries(Object.entries(change.fields).map(([name, { to }]) => [name, to]))
    await payload.update({ ...{ ...mine, id, draft: true, data: { ...draft, _status: 'draft' } } })
  }
  return since
}

/** `{undo, from}` -> 200 {total, done, left: [{title, why}]}: a part of the batch, from that row on. The same 404 for another dealer's. */
async function handle(req: PayloadRequest): Promise<Response> {
  const { undo, from } = await bodyOf(req, bodySchema, 'Choose what to undo.')
  const rows = await rowsOfBatch(req, String(req.routeParams?.batch))
  // A batch is of one collection.
  const collection = req.payload.config.collections.find(({ slug }) => slug === rows[0]?.entity)
  if (!collection) throw new NotFound(req.t)
  if ((await collection.access.update({ req })) === false) throw new Forbidden(req.t)
  const part = rows.slice(from, from + UNDONE_AT_ONCE)
  const left: { title: string; why: string }[] = []
  for (const row of part) {
    const why = await undoRow(req, collection, row, rowChangeSchema.parse(row.change), undo).catch(messageOf)
    if (why) left.push({ title: row.doc_title ?? 'Without a name', why })
  }
  return Response.json({ total: rows.length, done: Math.min(rows.length, from + part.length), left })
}

export const undoEndpoint: Endpoint = { path: '/bulk-undo/:batch', method: 'post', handler: handle }
