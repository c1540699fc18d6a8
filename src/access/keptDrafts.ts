/** A draft saved at a pause in typing is not in the log; the publishing is, with all that changed since shoppers saw the page. */
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { idOf, recordOf } from './ids'

type Doc = Record<string, unknown>

const PUBLISHED = 'publishedBefore'

/** A draft that the editor's form saved by itself. A published document is none, whatever the request says. */
export const isKeptDraft = (req: PayloadRequest, doc: unknown): boolean =>
  String(req.query.autosave) === 'true' && recordOf(doc)._status === 'draft'

/** The row of a document with drafts is its last published state. */
export const rememberPublished: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const id = idOf(originalDoc)
  if (operation !== 'update' || !id || recordOf(data)._status !== 'published') return data
  const row = await req.payload.db.findOne({
    collection: collection.slug,
    where: { id: { equals: id } },
    req,
  })
  req.context[PUBLISHED] = { ...recordOf(req.context[PUBLISHED]), [id]: row }
  return data
}

/** Null when nothing was remembered, or when the row was a draft itself. */
export function publishedBefore(req: PayloadRequest, doc: unknown): Doc | null {
  const row = recordOf(recordOf(req.context[PUBLISHED])[idOf(doc) ?? ''])
  return row._status === 'published' ? row : null
}
