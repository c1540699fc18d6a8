import { z } from 'zod'
import { findDealership } from '@/core/dealer/rows/dealerships'
import { findFeed, listFeeds, type FeedRow } from '@/features/stock/feedRows'
import { openFeed } from '@/features/stock/feedWrites'
import { keySource } from '@/core/car/owners/sources'
import { commitFeed, feedCars } from '@/features/stock/feeds'
import { feedView } from '@/features/stock/feedView'
import { accepted, parseItems, parseJson } from './body'
import { answerBatch, MAX_BATCH, replaceOf } from './cars'
import { fromCursor, limitOf, toCursor, feedIdSchema } from './parameters'
import { ApiError, json, notFound } from './problem'
import { dealershipOf, type Call } from './withKey'

export const feedOpeningSchema = z.strictObject({
  expected_count: z
    .int('must be a whole number')
    .min(0)
    .max(1_000_000)
    .nullish()
    .meta({ description: 'How many cars the feed will name; another number at commit holds it' }),
})

async function expectedCount(call: Call<unknown>): Promise<number | null> {
  if (call.bytes.length === 0) return null
  return accepted(feedOpeningSchema, await parseJson(call)).expected_count ?? null
}

export async function openFeedCall(call: Call<{ dealership: string }>): Promise<Response> {
  const dealership = await dealershipOf(call.key, call.params.dealership)
  const expected_count = await expectedCount(call)
  const taking = replaceOf(call.url)
  if (call.dryRun) return json({ id: null, state: 'open', expected_count, dry_run: true }, { status: 201 })
  const id = await openFeed({
    tenant: call.key.tenant,
    dealership_id: dealership.id,
    dealership_slug: dealership.slug,
    expected_count,
    key_id: call.key.id,
    source: keySource(call.key.id),
    taking,
  })
  return json(
    { id, state: 'open', expected_count },
    { status: 201, headers: { location: `/api/v1/feeds/${id}` } },
  )
}

/** @throws the same 404 for a missing feed, another dealer's, and one of a dealership that the key may not use */
async function feedOf(key: Call<unknown>['key'], id: string): Promise<FeedRow> {
  const feed = feedIdSchema.safeParse(id).success ? await findFeed(key.tenant, id) : null
  if (!feed) throw notFound()
  await dealershipOf(key, feed.dealership_slug)
  return feed
}

export async function listFeedsCall({ key, url }: Call<unknown>): Promise<Response> {
  const limit = limitOf(url.searchParams.get('limit'), 200)
  const position = fromCursor(url.searchParams.get('cursor'))
  const after = position && { createdAt: new Date(position.updated_at).toISOString(), id: position.id }
  const rows = await listFeeds(key.tenant, key.dealerships ?? [], limit + 1, after)
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  const next = last ? toCursor({ updated_at: Date.parse(last.createdAt), id: last.id }) : null
  return json({ items: page.map(feedView), next_cursor: next })
}

export const readFeedCall = async ({ key, params }: Call<{ feed: string }>): Promise<Response> =>
  json(feedView(await feedOf(key, params.feed)))

export const notOpen = (state: FeedRow['state']) =>
  new ApiError('feed_closed', `This feed is ${state}; open a new one.`)

export const isFeedAction = (action: string): boolean => action === 'cars' || action === 'commit'

/** Also serves /dealerships/{slug}/feeds/{id}/…, which must name the feed's own dealership. */
export async function feedCall(
  call: Call<{ dealership?: string; feed: string; action: string }>,
): Promise<Response> {
  const { dealership: named, feed: id, action } = call.params
  if (!isFeedAction(action)) throw notFound()
  const feed = await feedOf(call.key, id)
  if (named !== undefined && named !== feed.dealership_slug) throw notFound()
  const dealership = await findDealership(call.key.tenant, feed.dealership_slug)
  if (!dealership) throw notFound()
  const ctx = { tenantId: call.key.tenant, dealership, actor: call.key.name, via: 'feed' } as const
  if (action === 'commit') return json(await commitFeed(ctx, feed, await expectedCount(call), call.dryRun))
  if (feed.state !== 'open') throw notOpen(feed.state)
  const items = await parseItems(call, MAX_BATCH)
  call.note.rows = items.length
  const done = await feedCars(ctx, feed, items, call.dryRun)
  if (!done) throw notOpen((await findFeed(feed.tenant, feed.id))?.state ?? 'expired')
  return answerBatch(done, call.dryRun)
}
