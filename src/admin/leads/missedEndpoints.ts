import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { auditWork } from '@/access/audit'
import { bodyOf, refuse } from '@/access/bodyOf'
import { changeable } from '@/access/changeable'
import { idOf } from '@/access/ids'
import { dealerZone } from '@/admin/dealerZone'
import { instantOf, isDay } from '@/core/place/hours/civil'
import { RESENDABLE } from '@/features/leads/destinations.rules'
import { openDestination, secretsOf } from '@/features/leads/destinations'
import { missedBy, MOST_AT_ONCE, sendMissed } from '@/features/leads/missed'

const refused = (message: string) => refuse(message, 422)
const isSystem = z.enum(RESENDABLE)

/** A destination that takes leads now, and since when (a day by the dealer's clock) they are asked for. */
async function asked(req: PayloadRequest, since: unknown) {
  const row = await changeable(req, 'lead-destinations', req.routeParams?.id)
  if (!isSystem.safeParse(row.kind).success)
    throw refused('People read the leads of before in the inbox. This is for webhooks and ADF.')
  const to = await openDestination(String(row.id))
  if (!to) throw refused('Switch it on and save first.')
  if (to.kind === 'webhook' && !secretsOf(to, Date.now()).length)
    throw refused('Make its signing secret first.')
  if (typeof since !== 'string' || !isDay(since)) throw refused('Choose the day since when.')
  const tenant = idOf(row.tenant) ?? ''
  const zone = await dealerZone(req.payload, tenant)
  return { row, to, tenant, since: instantOf({ date: since, clock: '00:00' }, zone) }
}

async function count(req: PayloadRequest): Promise<Response> {
  const { tenant, to, since } = await asked(req, req.searchParams.get('since'))
  return Response.json({ count: (await missedBy(tenant, to, since)).length, most: MOST_AT_ONCE })
}

async function send(req: PayloadRequest): Promise<Response> {
  const body = await bodyOf(req, z.object({ since: z.string() }))
  const { row, tenant, to, since } = await asked(req, body.since)
  const sent = await sendMissed(tenant, to, since)
  if (sent > 0) await auditWork(req, 'lead-destinations', 'missed leads sent to', row)
  return Response.json({ sent })
}

/** GET ?since=yyyy-mm-dd -> {count, most}; POST {since} -> {sent}. Pressed repeatedly, each lead goes once. */
export const missedEndpoints: Endpoint[] = [
  { path: '/missed-leads/:id', method: 'get', handler: count },
  { path: '/missed-leads/:id', method: 'post', handler: send },
]
