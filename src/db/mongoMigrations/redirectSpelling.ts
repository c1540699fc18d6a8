/** Redirects of before are found by the one spelling that new ones are stored in. */
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { ObjectId } from '@/db/mongo/fields'
import { respelt } from '@/features/redirects/redirectSpelling.rules'

interface Before {
  _id: ObjectId
  tenant?: unknown
  from: string
  createdAt?: Date
}

export const up = async (db: MongooseAdapter): Promise<void> => {
  const redirects = db.collections.redirects?.collection
  if (!redirects) return
  const found = await redirects.find<Before>({}).toArray()
  const { dropped, kept } = respelt(
    found.map(({ _id, tenant, from, createdAt }) => ({
      ...{ _id, from, tenant: String(tenant), created: createdAt?.toISOString() ?? '' },
    })),
  )
  // First those that go: two of one spelling may not be stored.
  if (dropped.length) await redirects.deleteMany({ _id: { $in: dropped.map(({ _id }) => _id) } })
  for (const { row, from } of kept)
    await redirects.updateOne({ _id: row._id, from: row.from }, { $set: { from } })
}

/** How they were typed does not come back. */
export const down = async (): Promise<void> => undefined
