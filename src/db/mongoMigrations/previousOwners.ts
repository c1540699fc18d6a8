/** Of a car: `owners` says from now on which source said which fact. */
import type { MongooseAdapter } from '@payloadcms/db-mongodb'

const PLACES = [
  ['cars', ''],
  ['cars', 'overrides.'],
  ['cars', 'feed_values.'],
  ['car-history', 'changes.'],
] as const

const rename =
  (from: string, to: string) =>
  async (db: MongooseAdapter): Promise<void> => {
    for (const [slug, path] of PLACES) {
      const [old, name] = [`${path}${from}`, `${path}${to}`]
      const where = { [old]: { $exists: true }, [name]: { $exists: false } }
      await db.collections[slug]?.collection.updateMany(where, { $rename: { [old]: name } })
    }
  }

export const up = rename('owners', 'previous_owners')
export const down = rename('previous_owners', 'owners')
