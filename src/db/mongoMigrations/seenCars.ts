/** Renames `told` of saved searches, the cars that a search has seen, by a word that says what it holds. */
import type { MongooseAdapter } from '@payloadcms/db-mongodb'

const rename =
  (from: string, to: string) =>
  async (db: MongooseAdapter): Promise<void> => {
    // Another process may have renamed it already, and stored newer cars since.
    const where = { [from]: { $exists: true }, [to]: { $exists: false } }
    await db.collections['saved-searches']?.collection.updateMany(where, { $rename: { [from]: to } })
  }

export const up = rename('told', 'seen_cars')
export const down = rename('seen_cars', 'told')
