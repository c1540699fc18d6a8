import { NotFound, type Endpoint } from 'payload'
import { everyRole } from '@/access/rules'
import { tenantFor } from '@/access/tenantFor'
import { readTargets } from './readTargets'

/** `?tenant=` may be left out by staff of one dealer -> {targets}; 404 alike for another dealer and for none. */
export const linkTargetsEndpoint: Endpoint = {
  path: '/link-targets',
  method: 'get',
  async handler(req) {
    const tenant = tenantFor(req, req.searchParams.get('tenant'), everyRole)
    if (!req.user) throw new NotFound(req.t)
    return Response.json({ targets: await readTargets({ payload: req.payload, user: req.user }, tenant) })
  },
}
