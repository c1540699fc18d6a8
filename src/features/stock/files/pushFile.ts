import { findFeed } from '@/features/stock/feedRows'
import { noteApplied, openFeed } from '@/features/stock/feedWrites'
import { noteChunk } from '@/features/stock/feedSummary'
import { commitFeed, feedCars, type Closed } from '@/features/stock/feeds'
import type { Taking } from '@/features/stock/feeds.rules'
import type { IngestContext } from '@/features/stock/push'
import { stockBeside } from '@/features/stock/feedCounts'
import { namedIn } from '@/features/stock/named'
import type { ItemResult } from '@/features/stock/results'
import { BATCH } from './rehearse'
import type { FileCar } from './toCars'

export interface Pushed {
  feed: Closed
  items: ItemResult[]
}

const openingOf = (ctx: IngestContext, cars: readonly FileCar[], file_name: string, taking: Taking) => ({
  ...{ tenant: ctx.tenantId, dealership_id: ctx.dealership.id, dealership_slug: ctx.dealership.slug },
  ...{ expected_count: cars.length, key_id: null, sent_by: ctx.actor, file_name, taking },
  ...(ctx.source ? { source: ctx.source } : {}),
})

/** Of a file that is no whole stock: what it did stands beside full feeds, and can be put back as they can. */
export async function withFeed(
  ctx: IngestContext,
  cars: readonly FileCar[],
  { fileName, taking }: { fileName: string; taking: Taking },
  apply: (ctx: IngestContext) => Promise<ItemResult[]>,
): Promise<{ items: ItemResult[]; applied: string }> {
  const feedId = await noteApplied(openingOf(ctx, cars, fileName, taking), cars.length)
  const items = await apply({ ...ctx, feedId })
  await noteChunk({ id: feedId, tenant: ctx.tenantId }, items)
  return { items, applied: feedId }
}

/** As a full feed of the context's source. `taking`: about which facts the file is silent, and whether each car is whole. */
export async function pushFile(
  ctx: IngestContext,
  cars: readonly FileCar[],
  fileName: string,
  taking: Taking,
): Promise<Pushed> {
  const id = await openFeed(openingOf(ctx, cars, fileName, taking))
  const read = async () => {
    const feed = await findFeed(ctx.tenantId, id)
    if (!feed) throw new Error('The feed was opened and is not there')
    return feed
  }
  const feed = await read()
  const items: ItemResult[] = []
  const named = await namedIn([cars.map(({ item }) => item)])
  const { renumbered } = await stockBeside(feed, named)
  for (let at = 0; at < cars.length; at += BATCH) {
    const sent = cars.slice(at, at + BATCH).map(({ item }) => item)
    const done = await feedCars(ctx, feed, sent, false, { named, renumbered })
    // A newer file of the same name ended this one.
    if (!done) break
    items.push(...done.items.map((one) => ({ ...one, index: at + one.index })))
  }
  return { feed: await commitFeed(ctx, await read(), cars.length, false), items }
}
