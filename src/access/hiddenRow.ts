import { Forbidden, type PayloadRequest } from 'payload'

type Addressed = Pick<PayloadRequest, 'method' | 'payload' | 'routeParams' | 'user'>

/** Null for another kind of call. */
const rowOf = ({ method, routeParams, payload }: Addressed) => {
  const { collection, id } = routeParams ?? {}
  const slug = Object.values(payload.collections).find(({ config }) => config.slug === collection)?.config
    .slug
  const writes = method === 'PATCH' || method === 'DELETE'
  return writes && slug && typeof id === 'string' ? { slug, id } : null
}

/** For a row that the caller cannot read Payload answers a write with 403 and a read with 404: a write must not reveal more. */
export async function isHiddenRow(error: unknown, req: Addressed): Promise<boolean> {
  const row = error instanceof Forbidden && req.user ? rowOf(req) : null
  if (!row) return false
  return req.payload
    .count({
      collection: row.slug,
      where: { id: { equals: row.id } },
      overrideAccess: false,
      user: req.user,
    })
    .then(
      ({ totalDocs }) => totalDocs === 0,
      () => false,
    )
}
