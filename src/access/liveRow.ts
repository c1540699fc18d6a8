/** The row of a document with drafts is what shoppers see of it; the newest version, which Payload hands to hooks, may be a draft. */
import type {
  CollectionBeforeChangeHook,
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { idOf, recordOf } from './ids'

type Doc = Record<string, unknown>

const BEFORE = 'rowBefore'

const findRow = async (req: PayloadRequest, collection: CollectionSlug, id: string): Promise<Doc> =>
  recordOf(await req.payload.db.findOne({ collection, where: { id: { equals: id } }, req }))

export const isShown = ({ _status, deletedAt }: Doc): boolean => _status === 'published' && !deletedAt

export const hasDrafts = ({ versions }: { versions?: unknown }): boolean => Boolean(recordOf(versions).drafts)

export const rememberRow: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const id = idOf(originalDoc)
  if (!id) return data
  const row = await findRow(req, collection.slug, id)
  // After the reading: a change of many rows reads them at the same time.
  req.context[BEFORE] = { ...recordOf(req.context[BEFORE]), [id]: row }
  return data
}

const rowBefore = (req: PayloadRequest, doc: unknown): Doc =>
  recordOf(recordOf(req.context[BEFORE])[idOf(doc) ?? ''])

/** What shoppers saw before this change; null when they saw none. */
export function shownBefore(req: PayloadRequest, doc: unknown): Doc | null {
  const row = rowBefore(req, doc)
  return isShown(row) ? row : null
}

/** Whether this change reached what shoppers see: a draft is beside the row and leaves it as it was. */
export async function siteWasChanged(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  doc: unknown,
): Promise<boolean> {
  if (!hasDrafts(collection)) return true
  const before = rowBefore(req, doc)
  const after = await findRow(req, collection.slug, idOf(doc) ?? '')
  return before.updatedAt !== after.updatedAt && (isShown(before) || isShown(after))
}
