import { editors } from '@/access/rules'
import { rowHref } from '@/lib/adminHrefs'
import { adminOrigins } from '@/lib/origins'
import { lastWholeBeside, type FeedRow } from './feedRows'
import { mailStaff, ofDealer } from '@/core/letter/rows/mailStaff'
import { heldFeedMail } from './feedMails.rules'
import { env } from '@/env'
import { log } from '@/lib/log'

/** A supplier who sends each hour would cause a mail each hour. A feed that was begun and abandoned does not count. */
const isFirstHeld = async (feed: FeedRow): Promise<boolean> => (await lastWholeBeside(feed))?.state !== 'held'

export const feedScreen = (id: string): string => `${adminOrigins(env)[0]}${rowHref('stock-feeds', id)}`

/** A mail that fails stops nothing: the Today screen shows the feed too. */
export async function mailHeldFeed(feed: FeedRow, dealership: string, reason: string): Promise<void> {
  const tell = (error: unknown) => log.error({ err: error, feed: feed.id }, 'a held feed could not be mailed')
  try {
    if (!(await isFirstHeld(feed))) return
    const facts = { dealership, reason, link: feedScreen(feed.id) }
    await mailStaff(ofDealer(feed.tenant, editors), heldFeedMail, facts, tell)
  } catch (error) {
    tell(error)
  }
}
