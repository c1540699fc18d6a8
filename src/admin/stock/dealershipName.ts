import type { PayloadRequest } from 'payload'
import type { FeedDoc } from './feedDoc'

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
