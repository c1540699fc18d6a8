import type { Endpoint, Where } from 'payload'
import { changeable } from '@/access/changeable'
import { idOf } from '@/access/ids'

/** Who may be assigned this lead: the tenant's admins, and sales staff of its location. */
export const colleaguesEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/colleagues',
  method: 'get',
  async handler(req) {
    const lead = await changeable(req, 'leads', req.routeParams?.id)
    const sales: Where = {
      and: [{ role: { equals: 'sales' } }, { locations: { in: [idOf(lead.location_id) ?? ''] } }],
    }
    const where: Where = {
      and: [
        { tenants: { in: [idOf(lead.tenant) ?? ''] } },
        { disabled: { not_equals: true } },
        { or: [{ role: { equals: 'dealer_admin' } }, sales] },
      ],
    }
    const { docs } = await req.payload.find({
      collection: 'users',
      where,
      sort: 'name',
      depth: 0,
      limit: 200,
      pagination: false,
      overrideAccess: true,
    })
    return Response.json({ docs: docs.map(({ id, name }) => ({ id, name })) })
  },
}
