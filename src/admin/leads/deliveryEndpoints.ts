import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { auditWork } from '@/access/audit'
import { changeable } from '@/access/changeable'
import { recordOf } from '@/access/ids'
import { releaseLead } from '@/features/leads/release'
import { resendLead } from '@/features/leads/resend'

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
