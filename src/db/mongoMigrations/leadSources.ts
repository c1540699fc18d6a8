/** Older leads: where each came from, as reports showed it until then. */
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { leadSource } from '@/features/leads/leadSource.rules'

const BATCH = 500

interface Before {
  lead_id: string
  url?: string | null
  source?: string | null
}

export const up = async (db: MongooseAdapter): Promise<void> => {
  const leads = db.collections.leads?.collection
  if (!leads) return
  const missing = { came_from: { $exists: false } }
  for (;;) {
    const rows = await leads.find<Before>(missing).limit(BATCH).toArray()
    if (!rows.length) return
    // Only where it is missing still: another process may have been here.
    await leads.bulkWrite(
      rows.map((row) => ({
        updateOne: {
          filter: { lead_id: row.lead_id, ...missing },
          update: { $set: { came_from: leadSource(row) } },
        },
      })),
    )
  }
}

export const down = async (db: MongooseAdapter): Promise<void> => {
  await db.collections.leads?.collection.updateMany({}, { $unset: { came_from: '' } })
}
