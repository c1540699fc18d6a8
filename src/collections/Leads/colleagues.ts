import type { Endpoint, RelationshipFieldSingleValidation, Where } from 'payload'
import { changeable } from '@/access/changeable'
import { idOf, recordOf } from '@/access/ids'

/** Who may be assigned this lead: the tenant's admins, and sales staff of its location. */
function colleaguesOf(lead: Record<string, unknown>): Where {
  const sales: Where = {
    and: [{ role: { equals: 'sales' } }, { locations: { in: [idOf(lead.location_id) ?? ''] } }],
  }
  return {
    and: [
      { tenants: { in: [idOf(lead.tenant) ?? ''] } },
      { disabled: { not_equals: true } },
      { or: [{ role: { equals: 'dealer_admin' } }, sales] },
    ],
  }
}

/** Sales staff may not read the staff list, so Payload's own check would refuse them every colleague. */
export const isColleague: RelationshipFieldSingleValidation = async (value, { data, previousValue, req }) => {
  const id = idOf(value)
  if (!id || id === idOf(previousValue)) return true
  const where: Where = { and: [{ id: { equals: id } }, colleaguesOf(recordOf(data))] }
  const { totalDocs } = await req.payload.count({ collection: 'users', where, overrideAccess: true, req })
  return totalDocs > 0 || 'Choose somebody who works at the location of this lead.'
}

export const colleaguesEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/colleagues',
  method: 'get',
  async handler(req) {
    const lead = await changeable(req, 'leads', req.routeParams?.id)
    const { docs } = await req.payload.find({
      collection: 'users',
      where: colleaguesOf(lead),
      sort: 'name',
      depth: 0,
      limit: 200,
      pagination: false,
      overrideAccess: true,
    })
    return Response.json({ docs: docs.map(({ id, name }) => ({ id, name })) })
  },
}
