import { findFeed } from '@/db/feedRows'
import { openFeed } from '@/db/feedWrites'
import { commitFeed, feedCars, type Closed } from '@/stock/feeds'
import type { Taking } from '@/domain/feeds/feeds'
import type { IngestContext } from '@/stock/push'
import { stockBeside } from '@/stock/feedCounts'
import { namedIn } from '@/stock/named'
import type { ItemResult } from '@/stock/results'
import { BATCH } from './rehearse'
import type { FileCar } from './toCars'

export interface Pushed {
  feed: Closed
  items: ItemResult[]
}

/** As a full feed of the context's source. `taking`: about which facts the file is silent, and whether each car is whole. */
export async function pushFile(
  ctx: IngestContext,
  cars: readonly FileCar[],
  fileName: string,
  taking: Taking,
): Promise<Pushed> {
  const { id: dealership_id, slug: dealership_slug } = ctx.dealership
  const id = await openFeed({
    ...{ tenant: ctx.tenantId, dealership_id, dealership_slug, expected_count: cars.length },
    ...{ key_id: null, sent_by: ctx.actor, file_name: fileName, taking },
    ...(ctx.source ? { source: ctx.source } : {}),
  })
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
