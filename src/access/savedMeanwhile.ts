/** What was saved since a form was loaded, and by whom as far as that is known. */
import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { LOCKS } from '@/lib/payloadContract'
import { isUnreported } from './audit'
import { unpopulated } from './auditDiff'
import { idsOf, recordOf } from './ids'
import { labelIn } from './labelIn'
import { hasDrafts } from './liveRow'

type Doc = Record<string, unknown>

/** What a save leaves beside it, its line of the history and the lock of a kept draft, is written within this time. */
export const TRACE_MS = 2000
const MOST_LINES = 20

export interface Requested {
  req: PayloadRequest
  collection: SanitizedCollectionConfig
  id: unknown
  /** As the form loaded it and was changed. */
  sent: Doc
  /** The row, or its newest draft. */
  stored: Doc
}

export interface Line {
  by: string | null | undefined
  at: number
  fields: string[]
  diff: Doc
}

/** Of the history, the newest first. */
export async function lastLines({
  req,
  collection,
  id,
}: Pick<Requested, 'req' | 'collection' | 'id'>): Promise<Line[]> {
  const where: Where = {
    and: [{ entity: { equals: collection.slug } }, { doc_id: { equals: String(id) } }],
  }
  const { docs } = await req.payload.find({
    ...{ collection: 'audit-log', where, sort: '-createdAt', limit: MOST_LINES, depth: 0 },
    select: { user_id: true, createdAt: true, diff: true },
    overrideAccess: true,
    req: { context: {}, transactionID: req.transactionID },
  })
  return docs.map(({ user_id, createdAt, diff }) => ({
    ...{ by: user_id, at: Date.parse(createdAt) },
    fields: [...new Set(Object.keys(recordOf(diff)).map((path) => path.split('.')[0] ?? ''))],
    diff: recordOf(diff),
  }))
}

async function lockOf({ req, collection, id }: Requested, since: number): Promise<string | undefined> {
  const where: Where = {
    and: [
      { 'document.relationTo': { equals: collection.slug } },
      { 'document.value': { equals: id } },
      { createdAt: { greater_than_equal: new Date(since).toISOString() } },
      { createdAt: { less_than: new Date(since + TRACE_MS).toISOString() } },
    ],
  }
  const { docs } = await req.payload.db.find<Doc & { id: string }>({
    collection: LOCKS,
    where,
    limit: 1,
    req,
  })
  return idsOf(recordOf(docs[0]?.user).value)[0]
}

/** A kept draft is in no history: its lock says whose it is. Null is a job; undefined while the save has left no trace. */
export async function savedBy(
  requested: Requested,
  lines: readonly Line[],
): Promise<string | null | undefined> {
  const at = Date.parse(String(requested.stored.updatedAt))
  const locked = hasDrafts(requested.collection) ? await lockOf(requested, at) : undefined
  const [last] = lines
  return (
    locked ?? (last && (last.at >= at || !hasDrafts(requested.collection)) ? (last.by ?? null) : undefined)
  )
}

async function loadedVersion({ req, collection, id, sent }: Requested): Promise<Doc | null> {
  if (!hasDrafts(collection)) return null
  const { docs } = await req.payload.findVersions({
    ...{ collection: collection.slug, depth: 0, limit: 1, overrideAccess: false, req },
    where: { and: [{ parent: { equals: id } }, { 'version.updatedAt': { equals: sent.updatedAt } }] },
  })
  return docs[0] ? recordOf(docs[0].version) : null
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(unpopulated(value ?? null)))
const differs = (one: Doc, other: Doc, name: string): boolean =>
  !isDeepStrictEqual(plain(one[name]), plain(other[name]))

/** The fields of the form that are other than it has them because of somebody else, as it names them. */
export async function changedFields(
  requested: Requested,
  lines: readonly Line[],
): Promise<{ name: string; label: string }[]> {
  const { collection, sent, stored } = requested
  const base = await loadedVersion(requested)
  const loadedAt = Date.parse(String(sent.updatedAt))
  const logged = new Set(lines.filter(({ at }) => at > loadedAt).flatMap(({ fields }) => fields))
  const isTheirs = (name: string): boolean => {
    if (base) return differs(base, stored, name)
    return hasDrafts(collection) || logged.has(name)
  }
  const names = Object.keys(sent).filter(
    (name) =>
      !name.startsWith('_') &&
      !isUnreported(collection, name) &&
      isTheirs(name) &&
      differs(sent, stored, name),
  )
  return names.flatMap((name) => {
    const label = labelIn(collection.flattenedFields, name)
    return label === undefined ? [] : [{ name, label }]
  })
}
