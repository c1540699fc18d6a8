/** What is live stays until a request says in so many words that it publishes, takes off the website or moves to the trash. */
import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type Endpoint,
  NotFound,
  restoreVersionOperation,
} from 'payload'
import { recordOf } from './ids'
import { refuseOverColleague } from './locks'

type Doc = Record<string, unknown>

/** How Payload is to carry out a change: as asked for, as a draft, or on the row that shoppers see. */
export function wayOf(
  operation: string,
  { data, draft, duplicateFromID, trash }: Doc,
): { draft?: boolean; status?: 'draft' } {
  const { _status, deletedAt } = recordOf(data)
  const isStated = _status !== undefined && _status !== null
  // The original's status would come along.
  if (operation === 'create') return duplicateFromID && _status !== 'published' ? { draft: true } : {}
  // As a draft, only the draft would be in the trash, and the page still on the website.
  if (deletedAt) return { draft: false }
  if (trash && deletedAt === null) return isStated ? { draft: false } : { draft: false, status: 'draft' }
  // Payload would write the newest draft over the row, as a draft: the page would be off the website.
  return isStated || draft ? {} : { draft: true, status: 'draft' }
}

export const onlyPublishing: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation === 'restoreVersion' && !recordOf(args).draft)
    throw new TypeError('A version is restored as a draft: see restoreAsDraft')
  if (operation !== 'create' && operation !== 'update') return args
  const { status, ...way } = wayOf(operation, recordOf(args))
  return { ...args, ...way, ...(status && { data: { ...recordOf(recordOf(args).data), _status: status } }) }
}

/**
 * Payload empties what the person may not change, the dealer for one: it stays as it is. A version of a document that was
 * in the trash does not lead back there.
 */
export const restoreWhole: CollectionBeforeChangeHook = ({ collection, data, originalDoc, req }) => {
  if (!req.context.isRestoringVersion) return data
  const before = recordOf(originalDoc)
  const notTheirs = collection.flattenedFields.filter(
    (field) => 'access' in field && field.access?.update && recordOf(data)[field.name] === undefined,
  )
  return {
    ...data,
    ...Object.fromEntries(notTheirs.map(({ name }) => [name, before[name]])),
    deletedAt: null,
  }
}

/** In place of Payload's own, which makes a live document a draft when the version was one. */
export const restoreAsDraft: Omit<Endpoint, 'root'> = {
  path: '/versions/:id',
  method: 'post',
  async handler(req) {
    const { payload, routeParams, t } = req
    const collection = Object.values(payload.collections).find(
      ({ config }) => config.slug === routeParams?.collection,
    )
    const id = String(routeParams?.id)
    if (!collection) throw new NotFound(t)
    const { slug } = collection.config
    const found = await payload.db.findVersions({
      ...{ collection: slug, where: { id: { equals: id } }, limit: 1, pagination: false, req },
    })
    await refuseOverColleague(req, slug, found.docs[0]?.parent)
    const depth = Number(req.query.depth ?? 0) || 0
    const doc = await restoreVersionOperation({ id, collection, depth, draft: true, req })
    return Response.json({ ...recordOf(doc), message: t('version:restoredSuccessfully') })
  },
}
