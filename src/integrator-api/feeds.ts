import { z } from 'zod'
import { findDealership } from '@/db/dealerships'
import { findFeed, openFeed } from '@/db/feedRows'
import { commitFeed, feedCars } from '@/stock/feeds'
import { errorsOf } from '@/stock/validate'
import { parseItems, parseJson } from './body'
import { answerBatch, MAX_BATCH } from './cars'
import { ApiError, json, notFound } from './problem'
import { dealershipOf, type Call } from './withKey'

const bodySchema = z.object({
  expected_count: z.int('must be a whole number').min(0).max(1_000_000).nullish(),
})

function expectedCount(call: Call<unknown>): number | null {
  if (call.bytes.length === 0) return null
  const parsed = bodySchema.safeParse(parseJson(call.request, call.bytes), { reportInput: true })
  if (!parsed.success) throw new ApiError(422, 'The body was not accepted.', errorsOf(parsed.error))
  return parsed.data.expected_count ?? null
}

export async function openFeedCall(call: Call<{ dealership: string }>): Promise<Response> {
  const dealership = await dealershipOf(call.key, call.params.dealership)
  const expected_count = expectedCount(call)
  if (call.dryRun) return json({ id: null, state: 'open', expected_count, dry_run: true }, { status: 201 })
  const id = await openFeed({
    tenant: call.key.tenant,
    dealership_id: dealership.id,
    dealership_slug: dealership.slug,
    expected_count,
    key_id: call.key.id,
  })
  return json(
    { id, state: 'open', expected_count },
    { status: 201, headers: { location: `/api/v1/feeds/${id}` } },
  )
}

export const isFeedAction = (action: string): boolean => action === 'cars' || action === 'commit'

/** Also serves /dealerships/{slug}/feeds/{id}/…, which must name the feed's own dealership. */
export async function feedCall(
  call: Call<{ dealership?: string; feed: string; action: string }>,
): Promise<Response> {
  const { dealership: named, feed: id, action } = call.params
  const feed = /^[\w-]{1,64}$/.test(id) ? await findFeed(call.key.tenant, id) : null
  if (!feed || !isFeedAction(action)) throw notFound()
  if (named !== undefined && named !== feed.dealership_slug) throw notFound()
  const dealership = await findDealership(call.key.tenant, feed.dealership_slug)
  if (!dealership) throw notFound()
  await dealershipOf(call.key, dealership.slug)
  const ctx = { tenantId: call.key.tenant, dealership, actor: `key:${call.key.prefix}` }
  if (action === 'commit') return json(await commitFeed(ctx, feed, expectedCount(call), call.dryRun))
  if (feed.state !== 'open') throw new ApiError(409, `This feed is ${feed.state}; open a new one.`)
  const done = await feedCars(ctx, feed, parseItems(call.request, call.bytes, MAX_BATCH), call.dryRun)
  return answerBatch(done, call.dryRun)
}
