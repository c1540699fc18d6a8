import type { Endpoint } from 'payload'
import { auditWork } from '@/access/audit'
import { refuse } from '@/access/bodyOf'
import { changeable } from '@/access/changeable'
import { idOf } from '@/access/ids'
import { env } from '@/env'
import { sendTestMail } from '@/features/leads/testMail'
import { count, limiterOf } from '@/lib/limiter'

/** The button mails typed addresses: it must not be used to flood others. */
const LIMIT = { keyPrefix: 'test-mails', points: 10, duration: 3600 }
const WORDS = {
  nobody: 'There is nobody to send it to: the person has left, or no address is saved.',
  failed: 'The mail server did not accept it. Check the address, and try again in a minute.',
}

/** Sends a test to the people of the saved destination -> {to}. */
export const testMailEndpoint: Endpoint = {
  path: '/test-mails/:id',
  method: 'post',
  async handler(req) {
    const row = await changeable(req, 'lead-destinations', req.routeParams?.id)
    const tenant = idOf(row.tenant) ?? ''
    if (row.kind !== 'mail') throw refuse('Only people get a test email.', 422)
    const counted = await count(limiterOf(LIMIT, env.redisUrl), tenant)
    if (!counted.ok) throw refuse('That is enough for an hour. Try again later.', 429)
    const dealer = await req.payload.findByID({
      collection: 'tenants',
      id: tenant,
      depth: 0,
      overrideAccess: true,
    })
    const done = await sendTestMail(tenant, row, dealer.name)
    if (done.kind !== 'sent') throw refuse(WORDS[done.kind], 422)
    await auditWork(req, 'lead-destinations', 'test mail of', row)
    return Response.json({ to: done.to })
  },
}
