import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { FeedDoc } from './feedDoc'

const MOST_CARS = 20

const carSchema = z.object({
  id: z.string(),
  stocknum: z.string(),
  make: z.string(),
  model: z.string(),
  year: z.number(),
  badge: z
    .string()
    .nullish()
    .transform((badge) => badge ?? null),
})

/** The first cars that a release would withdraw, as this person may read them. */
export async function missingCars(req: PayloadRequest, feed: FeedDoc) {
  const { docs } = await req.payload.find({
    collection: 'cars',
    where: {
      and: [
        { tenant: { equals: feed.tenant } },
        { dealership_slug: { equals: feed.dealership_slug } },
        { stocknum: { in: feed.missing.slice(0, MOST_CARS) } },
      ],
    },
    sort: 'stocknum',
    limit: MOST_CARS,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.flatMap((doc) => carSchema.safeParse(doc).data ?? [])
}
