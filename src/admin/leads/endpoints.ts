import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { auditWork } from '@/access/audit'
import { changeable } from '@/access/changeable'
import { recordOf, idOf } from '@/access/ids'
import { releaseLead } from '@/features/leads/release'
import { resendLead } from '@/features/leads/resend'
import { bodyOf, refuse } from '@/access/bodyOf'
import { dealerZone } from '@/admin/dealerZone'
import { instantOf, isDay } from '@/core/dealer/country/civil'
import { RESENDABLE } from '@/features/leads/destinations.rules'
import { secretsOf } from '@/core/letter/rows/webhookEnds'
import { openDestination } from '@/features/leads/destinations'
import { missedBy, MOST_AT_ONCE, sendMissed } from '@/features/leads/missed'
import { env } from '@/env'
import { sendTestMail } from '@/features/leads/testMail'
import { count, limiterOf } from '@/lib/limiter'
import { sendTestWebhook, TEST_CALLS } from '@/features/leads/testWebhook'

const BUSY = 'The emails of this lead are being sent. Try again in a moment.'
const busy = () => new APIError(BUSY, 503, undefined, true)

async function release(req: PayloadRequest): Promise<Response> {
  const lead = await changeable(req, 'leads', req.routeParams?.id)
  const user = recordOf(req.user)
  const name = typeof user.name === 'string' ? user.name : String(user.email)
  const done = await releaseLead(String(lead.id), { id: String(user.id), name })
  if (done === 'busy') throw busy()
  if (done === 'released') await auditWork(req, 'leads', 'release', lead)
  return Response.json({ released: done === 'released' })
}

async function resend(req: PayloadRequest): Promise<Response> {
  const lead = await changeable(req, 'leads', req.routeParams?.id)
  const count = await resendLead(String(lead.id), req.searchParams.get('key'))
  if (count === 'busy') throw busy()
  if (count > 0) await auditWork(req, 'leads', 'resend', lead)
  return Response.json({ resent: count })
}

/** Pressed repeatedly, both return the same and do their work once. */
export const deliveryEndpoints: Endpoint[] = [
  { path: '/lead-release/:id', method: 'post', handler: release },
  { path: '/lead-resend/:id', method: 'post', handler: resend },
]

const refused = (message: string) => refuse(message, 422)
const isSystem = z.enum(RESENDABLE)

/** A destination that takes leads now, and since when (a day by the dealer's clock) they are asked for. */
async function requested(req: PayloadRequest, since: unknown) {
  const row = await changeable(req, 'lead-destinations', req.routeParams?.id)
  if (!isSystem.safeParse(row.kind).success)
    throw refused('People read the leads of before in the list of leads. This is for webhooks and ADF.')
  const to = await openDestination(String(row.id))
  if (!to) throw refused('Switch it on and save first.')
  if (to.kind === 'webhook' && !secretsOf(to, Date.now()).length)
    throw refused('Make its signing secret first.')
  if (typeof since !== 'string' || !isDay(since)) throw refused('Choose the day since when.')
  const tenant = idOf(row.tenant) ?? ''
  const zone = await dealerZone(req.payload, tenant)
  return { row, to, tenant, since: instantOf({ date: since, clock: '00:00' }, zone) }
}

async function missedEndpointsCount(req: PayloadRequest): Promise<Response> {
  const { tenant, to, since } = await requested(req, req.searchParams.get('since'))
  return Response.json({ count: (await missedBy(tenant, to, since)).length, most: MOST_AT_ONCE })
}

async function send(req: PayloadRequest): Promise<Response> {
  const body = await bodyOf(req, z.object({ since: z.string() }))
  const { row, tenant, to, since } = await requested(req, body.since)
  const sent = await sendMissed(tenant, to, since)
  if (sent > 0) await auditWork(req, 'lead-destinations', 'missed leads sent to', row)
  return Response.json({ sent })
}

/** GET ?since=yyyy-mm-dd -> {count, most}; POST {since} -> {sent}. Pressed repeatedly, each lead goes once. */
export const missedEndpoints: Endpoint[] = [
  { path: '/missed-leads/:id', method: 'get', handler: missedEndpointsCount },
  { path: '/missed-leads/:id', method: 'post', handler: send },
]

/** The button mails typed addresses: it must not be used to flood others. */
const TEST_MAIL_ENDPOINT_LIMIT = { keyPrefix: 'test-mails', points: 10, duration: 3600 }
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
    const counted = await count(limiterOf(TEST_MAIL_ENDPOINT_LIMIT, env.redisUrl), tenant)
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

/** Calls the saved webhook with a test, also while it is switched off -> what was answered. */
export const testWebhookEndpoint: Endpoint = {
  path: '/test-webhooks/:id',
  method: 'post',
  async handler(req) {
    const row = await changeable(req, 'lead-destinations', req.routeParams?.id)
    if (row.kind !== 'webhook') throw refuse('Only webhooks are called.', 422)
    const tenant = idOf(row.tenant) ?? ''
    const counted = await count(limiterOf(TEST_CALLS, env.redisUrl), tenant)
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
