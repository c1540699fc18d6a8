import type { CollectionBeforeDeleteHook } from 'payload'
import { LOCKS } from '@/lib/payloadContract'

/**
 * Leave goes too (SQLite could not store it without the person). A rule that shares out leads continues with the others it
 * names; without any it is switched off, so that staff see why it gives nothing.
 */
export const leaveNothing: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const all = { depth: 0, overrideAccess: true, req } as const
  // MongoDB would keep a lock without a holder.
  await req.payload.db.deleteMany({
    collection: LOCKS,
    where: { and: [{ 'user.relationTo': { equals: 'users' } }, { 'user.value': { equals: id } }] },
    req,
  })
  await req.payload.delete({ collection: 'absences', where: { person: { equals: id } }, ...all })
  const { docs } = await req.payload.find({
    collection: 'lead-rules',
    where: { people: { in: [id] } },
    limit: 500,
    pagination: false,
    ...all,
  })
  for (const rule of docs) {
    const people = rule.people.filter((person) => person !== id)
    await req.payload.update({
      collection: 'lead-rules',
      id: rule.id,
      data: people.length ? { people } : { enabled: false },
      ...all,
    })
  }
}
