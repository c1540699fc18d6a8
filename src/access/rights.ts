/** Payload tells everyone their rights on any row, and so that the row exists: here only staff who may read it. */
import { docAccessOperation, NotFound, type Endpoint, type PayloadRequest } from 'payload'

async function rightsOf(req: PayloadRequest): Promise<Response> {
  const slug: unknown = req.routeParams?.collection
  const id: unknown = req.routeParams?.id
  const collection = Object.values(req.payload.collections).find(({ config }) => config.slug === slug)
  if (!collection || typeof id !== 'string') throw new NotFound(req.t)
  const where = { id: { equals: id } }
  const { docs } = await req.payload.find({
    collection: collection.config.slug,
    where,
    depth: 0,
    limit: 1,
    pagination: false,
    draft: true,
    trash: true,
    overrideAccess: false,
    user: req.user,
    req,
  })
  if (!docs.length) throw new NotFound(req.t)
  return Response.json(await docAccessOperation({ collection, id, req }))
}

export const rightsOnRow: Omit<Endpoint, 'root'> = { path: '/access/:id', method: 'post', handler: rightsOf }
