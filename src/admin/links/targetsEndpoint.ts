import { NotFound, type Endpoint } from 'payload'
import { everyRole } from '@/access/rules'
import { tenantFor } from '@/access/tenantFor'
import { readTargets } from './readTargets'

/** Staff of one dealer may leave out `?tenant=` -> {targets}; the same 404 for another dealer and a missing one. */
export const linkTargetsEndpoint: Endpoint = {
  path: '/link-targets',
  method: 'get',
  async handler(req) {
    const tenant = tenantFor(req, req.searchParams.get('tenant'), everyRole)
    if (!req.user) throw new NotFound(req.t)
    return Response.json({ targets: await readTargets({ payload: req.payload, user: req.user }, tenant) })
  },
}
