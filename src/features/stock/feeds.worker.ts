import { findDealership } from '@/core/dealer/rows/dealerships'
import { abandonedFeeds, owedFeeds } from './feedRows'
import { expireFeed, nothingOwed } from './feedWrites'
import { AFTER_START_MS, startEvery, startLoop, type Loop } from '@/jobs/loop'
import { DAY_MS } from '@/lib/time'
import { log } from '@/lib/log'
import { carryOut } from './carryOut'
import { tellStaleFeeds } from './staleFeeds'

const SWEEP_MS = 60_000
/** After this time no process can still be working on it. */
const ORPHAN_MS = 60_000

/** Completes decisions on feeds that a crash interrupted, and ends those that nobody finishes. `now`: epoch ms. Returns how many feeds. */
export async function finishFeeds(now: number = Date.now()): Promise<number> {
  let done = 0
  for (const feed of await abandonedFeeds(new Date(now - DAY_MS))) await expireFeed(feed)
  for (const feed of await owedFeeds(now - ORPHAN_MS)) {
    try {
      const dealership = await findDealership(feed.tenant, feed.dealership_slug)
      if (dealership) await carryOut({ tenantId: feed.tenant, dealership, actor: 'system' }, feed)
      else await nothingOwed(feed.id)
      done++
    } catch (error) {
      log.error(
        { err: error, tenantId: feed.tenant, feed: feed.id },
        'the decision on a full feed could not be carried out',
      )
    }
  }
  return done
}

export const startFeedSweep = (): Loop => startLoop('feeds', async () => (await finishFeeds()) > 0, SWEEP_MS)

const WATCH_MS = 15 * 60_000

export const startStaleWatch = (): Loop =>
  startEvery('stale feeds', WATCH_MS, () => tellStaleFeeds(), AFTER_START_MS)
