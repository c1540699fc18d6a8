/** Nobody looks at the rows of a bulk change, so it must not lose what somebody has not published yet, and can be undone. */
import { randomUUID } from 'node:crypto'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { isPersonal } from './audit'
import { isFromOutside } from './fromOutside'
import { idOf, recordOf } from './ids'

const IN_BULK = 'inBulk'
const BATCH = 'batch'

const batchSchema = z.object({
  /** Of the whole change, whose parts may come as several requests. */
  batch: z.string(),
  entity: z.string(),
  /** What the person changed; what follows from it is worked out again. */
  names: z.array(z.string()),
  isDraft: z.boolean().default(false),
  /** The batch that this one undoes. */
  undoes: z.string().optional(),
})
export type Batch = z.output<typeof batchSchema>

/** Rows that this request changes from now on are kept as parts of one change of many. */
export function beginBatch(req: PayloadRequest, batch: z.input<typeof batchSchema> | null): void {
  req.context[BATCH] = batch
}
export const batchOf = (req: PayloadRequest): Batch | null =>
  batchSchema.safeParse(req.context[BATCH]).data ?? null

const NO_BATCH = new Set([
  ...['audit-log', 'bulk-changes', 'integrator-keys', 'lead-destinations', 'stock-addresses'],
  'stock-targets',
])

/** Shoppers' data is not stored a second time; accounts and keys are no rows of a dealer's website. */
export const isUndoable = ({ slug, fields }: Pick<CollectionConfig, 'slug' | 'fields'>): boolean =>
  fields.some((field) => 'name' in field && field.name === 'tenant') &&
  !isPersonal(slug) &&
  !NO_BATCH.has(slug)

/** Payload replaces the draft by the published row when many are published at once. */
export const noteBulkEdit: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  const { where, draft, data } = recordOf(args)
  if (operation !== 'update' || !where || !isFromOutside(args, req)) return args
  if (!draft) req.context[IN_BULK] = true
  const { _status, ...values } = recordOf(data)
  const isDraft = Boolean(draft) && _status !== 'published'
  if (isUndoable(collection))
    beginBatch(req, { batch: randomUUID(), entity: collection.slug, names: Object.keys(values), isDraft })
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
