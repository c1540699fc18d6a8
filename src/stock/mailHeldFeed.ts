import { adminOrigins } from '@/lib/adminOrigins'
import { listFeeds, type FeedRow } from '@/db/feedRows'
import { getDb } from '@/db/payload'
import { DECIDERS } from '@/domain/feeds'
import { heldFeedMail } from '@/domain/heldFeedMail'
import { env } from '@/env'
import { log } from '@/lib/log'

const MOST = 50

/** A supplier who sends each hour would mail each hour: only the first of a row of held feeds is told. */
async function isFirstHeld({ tenant, dealership_slug, id }: FeedRow): Promise<boolean> {
  const before = (await listFeeds(tenant, [dealership_slug], 2)).find((other) => other.id !== id)
  return before?.state !== 'held'
}

async function decidersOf(tenant: string): Promise<string[]> {
  const { docs } = await (
    await getDb()
  ).find({
    collection: 'users',
    where: {
      and: [
        { tenants: { in: [tenant] } },
        { role: { in: [...DECIDERS] } },
        { disabled: { not_equals: true } },
      ],
    },
    depth: 0,
    limit: MOST,
    overrideAccess: true,
    select: { email: true },
  })
  return docs.flatMap(({ email }) => email ?? [])
}

/** To each person who may release it, one by one. A mail that does not leave stops nothing: Today shows the feed too. */
export async function mailHeldFeed(feed: FeedRow, yard: string, reason: string): Promise<void> {
  const tell = (error: unknown) => log.error({ err: error, feed: feed.id }, 'a held feed could not be mailed')
  try {
    if (!(await isFirstHeld(feed))) return
    const link = `${adminOrigins(env)[0]}/admin/collections/stock-feeds/${feed.id}`
    const letter = heldFeedMail({ yard, reason, link })
    const db = await getDb()
    for (const to of await decidersOf(feed.tenant)) await db.sendEmail({ to, ...letter }).catch(tell)
  } catch (error) {
    tell(error)
  }
}
