import { APIError, NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { bodyOf } from '@/access/bodyOf'
import { idOf, recordOf } from '@/access/ids'
import { editors, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { decidePrice, PRICE_DECISIONS } from '@/features/stock/priceWaits'
import { putCarBack } from '@/features/stock/putCarBack'
import { undoFeed } from '@/features/stock/undoFeed'
import { DECISIONS, OVERTAKEN } from '@/features/stock/feeds.rules'
import { decideFeed } from '@/features/stock/feeds'

/** A person's words on what feeds did: a price that waits, a car or a whole feed put back. */

/** @throws the same 404 for a role that may not, and for another dealer's row */
async function ownRow(req: PayloadRequest, collection: 'cars' | 'stock-feeds') {
  const id = req.routeParams?.id
  if (typeof id !== 'string' || !req.user || !worksAs(staffOf(req.user), editors)) throw new NotFound(req.t)
  const row = recordOf(await req.payload.findByID({ collection, id, depth: 0, overrideAccess: false, req }))
  const { id: userId, name, email } = req.user
  const by = { who: email ?? 'staff', userId: String(userId), name: name ?? '', via: 'admin' as const }
  return { id, row, tenant: String(idOf(row.tenant)), by }
}

const gone = (words: string) => new APIError(words, 409, undefined, true)

async function backEndpointsDecide(req: PayloadRequest): Promise<Response> {
  const { id, tenant, by } = await ownRow(req, 'cars')
  const body = z.object({ decision: z.enum(PRICE_DECISIONS) })
  const { decision } = await bodyOf(req, body, 'Use the new price, or keep the present one.')
  if (!(await decidePrice(tenant, id, decision, by)))
    throw gone('No price of this car waits any more. Reload the page.')
  return Response.json({ decision })
}

const msOf = (seconds: unknown): number => (typeof seconds === 'number' ? seconds * 1000 : 0)

async function carBack(req: PayloadRequest): Promise<Response> {
  const { id, row, tenant, by } = await ownRow(req, 'cars')
  // Before that nothing of the car is on record: it would be put back to what nobody knows.
  const since = Math.max(msOf(row.created_at), msOf(row.history_since))
  const body = z.object({ at: z.coerce.number().int().min(since).max(Date.now()) })
  const { at } = await bodyOf(req, body, 'Choose a time in the past, since the car is on record.')
  return Response.json({ fields: (await putCarBack(tenant, id, at, by)) ?? [] })
}

async function feedBack(req: PayloadRequest): Promise<Response> {
  const { id, tenant, by } = await ownRow(req, 'stock-feeds')
  const undone = await undoFeed(tenant, id, by)
  if (!undone) throw gone('The cars of this feed were put back already, or it is not done. Reload the page.')
  return Response.json(undone)
}

const post = (path: string, handler: Endpoint['handler']): Endpoint => ({ path, method: 'post', handler })

/** `{decision}` · `{at}` (epoch ms) · nothing. */
export const backEndpoints: Endpoint[] = [
  post('/price-decisions/:id', backEndpointsDecide),
  post('/cars-back/:id', carBack),
  post('/feeds-back/:id', feedBack),
]

const bodySchema = z.object({ decision: z.enum(DECISIONS) })

/** `{decision}` -> 200 {withdrawn}; 409 when it is no longer held, or a newer one came and it may only be rejected; the same 404 for another dealer's feed. */
async function decisionEndpointDecide(req: PayloadRequest): Promise<Response> {
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
  handler: decisionEndpointDecide,
}
