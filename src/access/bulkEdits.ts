/** A change of many rows at once looks at none of them: what somebody has not published yet must not be lost by it. */
import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeOperationHook } from 'payload'
import { idOf, recordOf } from './ids'

const IN_BULK = 'inBulk'

/** Payload puts the published row in place of the draft when many are published at once. */
export const noteBulkEdit: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { overrideAccess, where, draft } = recordOf(args)
  const fromOutside = req.payloadAPI === 'REST' && overrideAccess === undefined
  if (fromOutside && operation === 'update' && where && !draft) req.context[IN_BULK] = true
  return args
}

/** Throws for a row whose newest version is a draft that shoppers do not see yet. */
export const keepDraftOfBulk: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const id = idOf(originalDoc)
  if (!id || !req.context[IN_BULK]) return data
  const { docs } = await req.payload.db.findVersions({
    collection: collection.slug,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
    req,
  })
  const row = recordOf(originalDoc)
  if (row._status !== 'published' || recordOf(docs[0]?.version)._status !== 'draft') return data
  throw new APIError(
    `${row.title ?? row.name} has changes that are not published. Publish or discard them first, or save this as a draft.`,
    409,
    undefined,
    true,
  )
}
