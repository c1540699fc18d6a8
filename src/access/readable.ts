import { NotFound, type CollectionSlug, type PayloadRequest } from 'payload'
import { recordOf } from './ids'
import { ofAllDealers } from './shown'

/** Throws the same NotFound for a forbidden row and for a missing one. */
export async function readable(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: unknown,
): Promise<Record<string, unknown>> {
  if (typeof id !== 'string' || !req.user) throw new NotFound(req.t)
  const verdict = await req.payload.collections[collection].config.access.read({ req })
  if (verdict === false) throw new NotFound(req.t)
  const { docs } = await req.payload.find({
    collection,
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
    user: ofAllDealers(req.user),
    overrideAccess: false,
  })
  if (!docs[0]) throw new NotFound(req.t)
  return recordOf(docs[0])
}

/** Null for what is not there, or not for this person. */
export const ifFound = <T>(requested: Promise<T>): Promise<T | null> =>
  requested.catch((error: unknown) => {
    if (error instanceof NotFound) return null
    throw error
  })
