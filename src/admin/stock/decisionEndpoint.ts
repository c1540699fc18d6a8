import { APIError, NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { bodyOf } from '@/access/bodyOf'
import { idOf, recordOf } from '@/access/ids'
import { editors, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { DECISIONS, OVERTAKEN } from '@/features/stock/feeds.rules'
import { decideFeed } from '@/features/stock/feeds'

const bodySchema = z.object({ decision: z.enum(DECISIONS) })

/** `{decision}` -> 200 {withdrawn}; 409 when it is no longer held, or a newer one came and it may only be rejected; the same 404 for another dealer's feed. */
async function decide(req: PayloadRequest): Promise<Response> {
  const staff = staffOf(req.user)
  const id = req.routeParams?.id
  if (typeof id !== 'string' || !req.user || !worksAs(staff, editors)) throw new NotFound(req.t)
  const feed = recordOf(
    await req.payload.findByID({ collection: 'stock-feeds', id, depth: 0, overrideAccess: false, req }),
  )
  const { decision } = await bodyOf(req, bodySchema, 'Release the feed, or reject it.')
  const { id: userId, name, email } = req.user
  const by = { who: email ?? 'staff', userId: String(userId), name: name ?? '', via: 'admin' } as const
  const withdrawn = await decideFeed(String(idOf(feed.tenant)), id, decision, by)
  if (withdrawn === null)
    throw new APIError(
      'Somebody has decided on this feed already, or a newer one was accepted. Reload the page.',
      409,
      undefined,
      true,
    )
  if (withdrawn === 'overtaken') throw new APIError(OVERTAKEN, 409, undefined, true)
  return Response.json({ withdrawn })
}

export const feedDecisionEndpoint: Endpoint = {
  path: '/feed-decisions/:id',
  method: 'post',
  handler: decide,
}
