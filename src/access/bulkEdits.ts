/** Nobody looks at the rows of a bulk change, so it must not lose what somebody has not published yet. */
import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeOperationHook } from 'payload'
import { isFromOutside } from './fromOutside'
import { idOf, recordOf } from './ids'

const IN_BULK = 'inBulk'

/** Payload replaces the draft by the published row when many are published at once. */
export const noteBulkEdit: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { where, draft } = recordOf(args)
  if (operation === 'update' && where && !draft && isFromOutside(args, req)) req.context[IN_BULK] = true
  return args
}

/** Throws for a row whose newest version is a draft that shoppers do not see yet. */
export const keepDraftOfBulk: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const id = idOf(originalDoc)
  const row = recordOf(originalDoc)
  if (!id || !req.context[IN_BULK] || row._status !== 'published') return data
  const { docs } = await req.payload.db.findVersions({
    collection: collection.slug,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
    req,
  })
  if (recordOf(docs[0]?.version)._status !== 'draft') return data
  throw new APIError(
    `${row.title ?? row.name} has changes that are not published. Publish or discard them first, or save this as a draft.`,
    409,
    undefined,
    true,
  )
}
