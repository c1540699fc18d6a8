import { adminOrigins } from '@/lib/adminOrigins'
import { listFeeds, type FeedRow } from '@/db/feedRows'
import { heldFeedMail } from '@/domain/feedMails'
import { env } from '@/env'
import { log } from '@/lib/log'
import { mailDeciders } from './mailDeciders'

/** A supplier who sends each hour would mail each hour: only the first of a row of held feeds is told. */
async function isFirstHeld({ tenant, dealership_slug, id }: FeedRow): Promise<boolean> {
  const before = (await listFeeds(tenant, [dealership_slug], 2)).find((other) => other.id !== id)
  return before?.state !== 'held'
}

export const feedScreen = (id: string): string =>
  `${adminOrigins(env)[0]}/admin/collections/stock-feeds/${id}`

/** A mail that does not leave stops nothing: Today shows the feed too. */
export async function mailHeldFeed(feed: FeedRow, dealership: string, reason: string): Promise<void> {
  const tell = (error: unknown) => log.error({ err: error, feed: feed.id }, 'a held feed could not be mailed')
  try {
    if (!(await isFirstHeld(feed))) return
    await mailDeciders(feed.tenant, heldFeedMail({ dealership, reason, link: feedScreen(feed.id) }), tell)
  } catch (error) {
    tell(error)
  }
}
