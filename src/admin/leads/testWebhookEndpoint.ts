import type { Endpoint } from 'payload'
import { auditWork } from '@/access/audit'
import { refuse } from '@/access/bodyOf'
import { changeable } from '@/access/changeable'
import { idOf, recordOf } from '@/access/ids'
import { env } from '@/env'
import { sendTestWebhook } from '@/features/leads/testWebhook'
import { count, limiterOf } from '@/lib/limiter'

/** The button calls a typed address: it must not be used to flood others. */
const LIMIT = { keyPrefix: 'test-webhooks', points: 30, duration: 3600 }

/** Calls the saved webhook with a test, also while it is switched off -> what was answered. */
export const testWebhookEndpoint: Endpoint = {
  path: '/test-webhooks/:id',
  method: 'post',
  async handler(req) {
    const row = await changeable(req, 'lead-destinations', req.routeParams?.id)
    if (row.kind !== 'webhook') throw refuse('Only webhooks are called.', 422)
    const tenant = idOf(row.tenant) ?? ''
    const counted = await count(limiterOf(LIMIT, env.redisUrl), tenant)
    if (!counted.ok) throw refuse('That is enough for an hour. Try again later.', 429)
    const own = { depth: 0, overrideAccess: true } as const
    const [dealer, whole] = await Promise.all([
      req.payload.findByID({ ...own, collection: 'tenants', id: tenant }),
      req.payload.findByID({
        ...own,
        collection: 'lead-destinations',
        id: String(row.id),
        showHiddenFields: true,
      }),
    ])
    const answer = await sendTestWebhook(recordOf(whole), dealer.name)
    if (!answer) throw refuse('Save its address and make its signing secret first.', 422)
    await auditWork(req, 'lead-destinations', 'test call of', row)
    return Response.json(answer)
  },
}
