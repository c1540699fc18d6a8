import type { Endpoint } from 'payload'
import { auditWork } from '@/access/audit'
import { refuse } from '@/access/bodyOf'
import { changeable } from '@/access/changeable'
import { idOf } from '@/access/ids'
import { env } from '@/env'
import { lacksSecret, sendNow } from '@/features/stock-files/targetRows'
import { count, limiterOf } from '@/lib/limiter'

/** A press sends a whole file to an address of others. */
const PRESSES = { keyPrefix: 'stock-sends', points: 30, duration: 3600 }

/** "Send now": pressed twice before the file has gone, it goes once. */
export const stockSendEndpoint: Endpoint = {
  path: '/stock-sends/:id',
  method: 'post',
  async handler(req) {
    const row = await changeable(req, 'stock-targets', req.routeParams?.id)
    if (row.enabled !== true) throw refuse('Tick “Send it” and save first.', 422)
    if (await lacksSecret(String(row.id)))
      throw refuse('It has no signing secret yet. Create one, then press “Send now” again.', 422)
    const counted = await count(limiterOf(PRESSES, env.redisUrl), idOf(row.tenant) ?? '')
    if (!counted.ok) throw refuse('That is enough for an hour. Try again later.', 429)
    await sendNow(String(row.id))
    await auditWork(req, 'stock-targets', 'send now', row)
    return Response.json({ asked: true })
  },
}
