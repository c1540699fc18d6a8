/** Leads of before: their own clusters, and readable by integrators unless they were suspected. */
import type { MongooseAdapter } from '@payloadcms/db-mongodb'

export const up = async (db: MongooseAdapter): Promise<void> => {
  await db.collections.leads?.collection.updateMany({ cluster_id: { $exists: false } }, [
    {
      $set: {
        cluster_id: '$lead_id',
        person_email: { $toLower: '$email' },
        available_at: { $cond: [{ $eq: ['$suspected', true] }, null, { $toLong: '$createdAt' }] },
      },
    },
  ])
}

export const down = async (db: MongooseAdapter): Promise<void> => {
  await db.collections.leads?.collection.updateMany(
    {},
    { $unset: { cluster_id: '', person_email: '', available_at: '' } },
  )
}
