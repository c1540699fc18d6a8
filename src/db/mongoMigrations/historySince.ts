/** Cars from before their changes were kept: the history of each begins now. */
import type { MongooseAdapter } from '@payloadcms/db-mongodb'

export const up = async (db: MongooseAdapter): Promise<void> => {
  await db.collections.cars?.collection.updateMany(
    { history_since: null },
    { $set: { history_since: Math.floor(Date.now() / 1000) } },
  )
}

export const down = async (db: MongooseAdapter): Promise<void> => {
  await db.collections.cars?.collection.updateMany({}, { $unset: { history_since: '' } })
}
