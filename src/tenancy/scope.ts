import { getDb } from '../db/payload'

export interface ShownDealership {
  id: string
  slug: string
  name: string
  phone: string | null
  average_rating: number | null
  review_count: number | null
}

/** The dealerships whose cars a dealer's site shows: the mandatory scope of every car read. */
export async function dealershipsOf(tenantId: string): Promise<ShownDealership[]> {
  const db = await getDb()
  const { docs } = await db.find({
    collection: 'dealerships',
    where: { tenant: { equals: tenantId } },
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    sort: 'slug',
  })
  return docs.map((doc) => ({
    id: doc.id,
    slug: doc.slug,
    name: doc.name,
    phone: doc.phone ?? null,
    average_rating: doc.average_rating ?? null,
    review_count: doc.review_count ?? null,
  }))
}
