/** Addresses of before are compared as new ones are: in small letters. */
import type { MongooseAdapter } from '@payloadcms/db-mongodb'

const BATCH = 500
const SLUGS = ['appointments', 'reservations', 'payments']
const typed = { email: /[A-Z]/ }

export const up = async (db: MongooseAdapter): Promise<void> => {
  for (const slug of SLUGS) {
    const documents = db.collections[slug]?.collection
    if (!documents) continue
    for (;;) {
      const rows = await documents.find<{ email: string }>(typed).limit(BATCH).toArray()
      if (!rows.length) break
      await documents.bulkWrite(
        rows.map(({ email }) => ({
          updateMany: { filter: { email }, update: { $set: { email: email.toLowerCase() } } },
        })),
      )
    }
  }
}

/** How they were typed does not come back. */
export const down = async (): Promise<void> => undefined
