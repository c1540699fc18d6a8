import type { CollectionAfterChangeHook, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { isUnreported, titleOf } from '@/access/audit'
import { unpopulated } from '@/access/auditDiff'
import { batchOf, type Batch } from '@/access/bulkEdits'
import { idOf, recordOf } from '@/access/ids'
import { labelIn } from '@/access/labelIn'
import { hasDrafts, shownBefore } from '@/access/liveRow'
import { staffOf } from '@/access/staff'
import { rowChangeWords, type RowChange } from '@/features/history/bulkUndo.rules'
import { labelOf } from '@/fields/label'
import { sameValue } from '@/lib/sameValue'

type Doc = Record<string, unknown>

const stateOf = (doc: Doc): 'draft' | 'published' => (doc._status === 'published' ? 'published' : 'draft')

/** A publishing brings all of a draft to shoppers, not only what the request names. */
const writable = ({ flattenedFields }: SanitizedCollectionConfig): string[] =>
  flattenedFields
    .filter((field) => !('access' in field && field.access?.update) && !('virtual' in field && field.virtual))
    .map(({ name }) => name)

function changeOf(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  { names, isDraft }: Batch,
  [before, after]: [Doc, Doc],
): RowChange | null {
  const drafted = hasDrafts(collection)
  const shown =
    drafted && before._status === 'draft' && after._status === 'published' ? shownBefore(req, after) : null
  const first = shown ?? before
  const fields = (shown ? writable(collection) : names)
    .filter((name) => name !== '_status' && !isUnreported(collection, name))
    .flatMap((name) => {
      const [from, to] = [unpopulated(first[name]), unpopulated(after[name])]
      return sameValue(from, to) ? [] : [[name, { from: from ?? null, to: to ?? null }] as const]
    })
  const state = { from: stateOf(first), to: stateOf(after) }
  if (!fields.length && (!drafted || isDraft || state.from === state.to)) return null
  const own = recordOf(before.overrides)
  const followed = collection.slug === 'cars' ? fields.flatMap(([name]) => (name in own ? [] : [name])) : []
  return {
    ...{ fields: Object.fromEntries(fields), ...(drafted && { state }), ...(isDraft && { isDraft }) },
    ...{ ...(shown && { wasBeside: true }), ...(followed.length > 0 && { followed }) },
  }
}

/** Written with each row, so that what was changed can be undone even if the rest of the change never came. */
export const keepBulkChange: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  const [batch, staff, after] = [batchOf(req), staffOf(req.user), recordOf(doc)]
  const [tenant, id] = [idOf(after.tenant), idOf(after)]
  if (!staff || !tenant || !id || batch?.entity !== collection.slug) return doc
  const change = changeOf(req, collection, batch, [recordOf(previousDoc), after])
  if (!change) return doc
  const label = (name: string): string => labelIn(collection.flattenedFields, name) ?? labelOf(name)
  await req.payload.create({
    ...{ collection: 'bulk-changes', depth: 0, overrideAccess: true },
    // A separate request: the row must not inherit the upload or locale of the save.
    req: { context: {}, transactionID: req.transactionID },
    data: {
      ...{ tenant, batch: batch.batch, undoes: batch.undoes ?? null, at: Date.now(), change },
      ...{ who: req.user?.email ?? staff.id, user_id: staff.id },
      ...{ entity: collection.slug, doc_id: id, doc_title: titleOf(collection, after) },
      what: rowChangeWords(change, label),
    },
  })
  return doc
}
