import { NotFound, type CollectionSlug, type PayloadRequest, type Where } from 'payload'
import { recordOf } from './ids'

/** Throws the same NotFound for a forbidden row and for a missing one. */
export async function changeable(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: unknown,
): Promise<Record<string, unknown>> {
  if (typeof id !== 'string' || !req.user) throw new NotFound(req.t)
  const verdict = await req.payload.collections[collection].config.access.update({ req, id })
  if (verdict === false) throw new NotFound(req.t)
  const own: Where[] = [{ id: { equals: id } }, ...(typeof verdict === 'object' ? [verdict] : [])]
  const { docs } = await req.payload.find({
    collection,
    where: { and: own },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  if (!docs[0]) throw new NotFound(req.t)
  return recordOf(docs[0])
}
