import { editors } from '@/access/rules'
import { openDealerships } from '@/core/dealer/rows/dealerships'
import { mailStaff, ofDealer } from '@/core/letter/rows/mailStaff'
import { newestRuns } from './feedRows'
import { writeSummary } from './feedWrites'
import { zoneWords, momentText } from '@/core/place/moments'
import { staleFeedMail } from './feedMails.rules'
import { FEED_MEMORY_MS, staleSince } from './feeds.rules'
import { giveWay } from '@/lib/giveWay'
import { log } from '@/lib/log'
import { feedScreen } from './mailHeldFeed'

type Dealership = Awaited<ReturnType<typeof openDealerships>>[number]

async function tellOf({ id, name, zone }: Dealership, now: number): Promise<boolean> {
  const runs = await newestRuns(id, new Date(now - FEED_MEMORY_MS))
  const [newest] = runs
  const moments = runs.map(({ state, createdAt }) => ({ state, at: Date.parse(createdAt) }))
  if (!newest || staleSince(moments, now) === null || newest.summary?.stale_told) return false
  // Only the process that writes the mark sends the mail. A crash after the write loses a mail rather than sending two.
  if (!(await writeSummary(newest, { ...newest.summary, stale_told: now }))) return false
  log.warn({ tenantId: newest.tenant, dealership: newest.dealership_slug }, 'a stock feed stopped coming')
  const since = `${momentText(new Date(newest.createdAt), zone)}, ${zoneWords(zone)}`
  const facts = { dealership: name, since, link: feedScreen(newest.id) }
  await mailStaff(ofDealer(newest.tenant, editors), staleFeedMail, facts, (error) =>
    log.error({ err: error, feed: newest.id }, 'a stale feed could not be mailed'),
  )
  return true
}

/** Mails about each dealership whose feed is stale, once until it comes again. `now`: epoch ms. Returns how many dealerships. */
export async function tellStaleFeeds(now: number = Date.now()): Promise<number> {
  let reported = 0
  for (const dealership of await openDealerships()) {
    await giveWay()
    try {
      if (await tellOf(dealership, now)) reported++
    } catch (error) {
      log.error(
        { err: error, tenantId: dealership.tenant, dealership: dealership.slug },
        'a feed could not be looked after',
      )
    }
  }
  return reported
}
