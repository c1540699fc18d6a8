/** Older leads: their own clusters, and readable by integrators unless they were suspected. */
import type { MongooseAdapter } from '@payloadcms/db-mongodb'

const BATCH = 500

interface Before {
  lead_id: string
  email?: string | null
  suspected?: boolean | null
  createdAt: Date
}

const facts = ({ lead_id, email, suspected, createdAt }: Before) => ({
  cluster_id: lead_id,
  person_email: email?.toLowerCase() ?? null,
  available_at: suspected ? null : createdAt.getTime(),
})

export const up = async (db: MongooseAdapter): Promise<void> => {
  const leads = db.collections.leads?.collection
  if (!leads) return
  const missing = { cluster_id: { $exists: false } }
  for (;;) {
    const rows = await leads.find<Before>(missing).limit(BATCH).toArray()
    if (!rows.length) return
    // Only where it is missing still: another process may have been here.
    await leads.bulkWrite(
      rows.map((row) => ({
        updateOne: { filter: { lead_id: row.lead_id, ...missing }, update: { $set: facts(row) } },
      })),
    )
  }
}

export const down = async (db: MongooseAdapter): Promise<void> => {
  await db.collections.leads?.collection.updateMany(
    {},
    { $unset: { cluster_id: '', person_email: '', available_at: '' } },
  )
}
