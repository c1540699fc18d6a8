import { z } from 'zod'
import type { PayloadRequest } from 'payload'
import { FEED_STATES, takingSchema } from '@/features/stock/feeds.rules'
import { summaryOf } from '@/features/stock/feedSummary'

/** The fields of a full feed's row that its screen reads. */
export const feedDoc = z
  .object({
    id: z.string(),
    tenant: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]),
    dealership_id: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]),
    dealership_slug: z.string(),
    state: z.enum(FEED_STATES),
    expected_count: z.number().nullish(),
    received: z.number().nullish(),
    missing: z.array(z.string()).nullish(),
    summary: z.record(z.string(), z.unknown()).nullish(),
    held_reason: z.string().nullish(),
    released_by: z.string().nullish(),
    file_name: z.string().nullish(),
    sent_by: z.string().nullish(),
    taking: takingSchema.nullish().catch(null),
  })
  .transform(({ summary, missing, received, ...feed }) => ({
    ...feed,
    ...summaryOf({ summary: summary ?? null }),
    missing: missing ?? [],
    received: received ?? 0,
  }))
export type FeedDoc = z.output<typeof feedDoc>

/** As this person may read it; else what the feed's row holds. */
export async function dealershipName(
  req: PayloadRequest,
  { tenant, dealership_slug }: FeedDoc,
): Promise<string> {
  const { docs } = await req.payload.find({
    collection: 'dealerships',
    where: { and: [{ tenant: { equals: tenant } }, { slug: { equals: dealership_slug } }] },
    limit: 1,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs[0]?.name ?? dealership_slug
}
