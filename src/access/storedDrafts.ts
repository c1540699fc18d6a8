/** A draft saved at a pause in typing is not in the log; the publishing is, with all that changed since shoppers saw the page. */
import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { recordOf } from './ids'
import { shownBefore } from './liveRow'

type Doc = Record<string, unknown>

/** A draft that the editor's form saved by itself. A published document is none, whatever the request says. */
export const isStoredDraft = (req: PayloadRequest, doc: unknown): boolean =>
  String(req.query.autosave) === 'true' && recordOf(doc)._status === 'draft'

/** What a publishing changed for shoppers is since they last saw it; null where each draft is a line of its own. */
export const publishedBefore = (
  req: PayloadRequest,
  { versions }: SanitizedCollectionConfig,
  doc: unknown,
): Doc | null =>
  recordOf(recordOf(versions).drafts).autosave && recordOf(doc)._status === 'published'
    ? shownBefore(req, doc)
    : null
