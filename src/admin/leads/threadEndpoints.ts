/** The conversation of a lead, as staff see it. */
import { type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { changeable } from '@/access/changeable'
import { readable } from '@/access/readable'
import { hasRole, sellers } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { photoAnswer } from '@/admin/trade-in/photoEndpoint'
import { timelineSchema } from '@/features/leads/leadTimeline.rules'
import { markSeen, photoIn } from '@/features/leads/thread'

const rowSchema = z.object({
  id: z.string(),
  timeline: timelineSchema.nullish().transform((all) => all ?? []),
})

/** The shopper reads that the yard saw it: a look of the platform's is none. */
async function see(req: PayloadRequest): Promise<Response> {
  const lead = rowSchema.parse(await changeable(req, 'leads', req.routeParams?.id))
  if (hasRole(staffOf(req.user), sellers)) await markSeen(lead, 'staff', new Date())
  return Response.json({})
}

/** Of `entry`, its photo `nth`, for people who may read the lead. */
async function showPhoto(req: PayloadRequest): Promise<Response> {
  const lead = rowSchema.parse(await readable(req, 'leads', req.routeParams?.id))
  const { entry, nth } = req.query
  return photoAnswer(req, await photoIn(lead, String(entry), Number(nth)))
}

export const threadEndpoints: Endpoint[] = [
  { path: '/lead-seen/:id', method: 'post', handler: see },
  { path: '/lead-photos/:id', method: 'get', handler: showPhoto },
]
