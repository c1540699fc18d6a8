import type { Endpoint } from 'payload'
import { auditWork } from '@/access/audit'
import { changeable } from '@/access/changeable'
import { recordOf } from '@/access/ids'
import { renewedSecret } from '@/core/letter/rows/webhookEnds'

/** Makes a new signing secret and returns `{secret}`: the only time that it leaves the server. */
export const secretEndpoint = (
  collection: 'lead-destinations' | 'stock-targets',
): Omit<Endpoint, 'root'> => ({
  path: '/:id/secret',
  method: 'post',
  async handler(req) {
    const row = await changeable(req, collection, req.routeParams?.id)
    const before = recordOf(
      await req.payload.findByID({
        collection,
        id: String(row.id),
        depth: 0,
        overrideAccess: true,
        showHiddenFields: true,
      }),
    )
    const data = renewedSecret(before)
    await req.payload.update({
      collection,
      id: String(row.id),
      depth: 0,
      overrideAccess: true,
      // Without the user's request: the audit log must not hold the secret.
      data,
    })
    await auditWork(req, collection, 'new signing secret for', row)
    return Response.json({ secret: data.secret }, { headers: { 'cache-control': 'no-store' } })
  },
})
