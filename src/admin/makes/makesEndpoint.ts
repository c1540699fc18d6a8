import { NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { everyRole } from '@/access/rules'
import { ofAllDealers } from '@/access/shown'
import { tenantFor } from '@/access/tenantFor'
import { ON_SHOW_STATUSES } from '@/domain/car/availability'

const MAX_MAKES = 200

async function makesOf(req: PayloadRequest): Promise<Response> {
  const tenant = tenantFor(req, req.searchParams.get('tenant'), everyRole)
  if (!req.user) throw new NotFound(req.t)
  const { values } = await req.payload.findDistinct({
    collection: 'cars',
    field: 'make',
    where: { and: [{ tenant: { equals: tenant } }, { status: { in: [...ON_SHOW_STATUSES] } }] },
    sort: 'make',
    limit: MAX_MAKES,
    user: ofAllDealers(req.user),
    overrideAccess: false,
  })
  return Response.json({ makes: values.flatMap(({ make }) => make || []) })
}

/** Staff of one dealer may leave out `?tenant=` -> {makes} of its stock; the same 404 for another dealer and a missing one. */
export const makesEndpoint: Endpoint = { path: '/stock-makes', method: 'get', handler: makesOf }
