import type { Payload, TypedUser } from 'payload'
import { PREFERENCES } from '@/lib/payloadContract'

/** What the admin remembers for a person under a name. It comes from the browser unchecked; undefined before the first. */
export async function readPreference(payload: Payload, user: TypedUser, key: string): Promise<unknown> {
  const { docs } = await payload.find({
    collection: PREFERENCES,
    where: { and: [{ key: { equals: key } }, { 'user.value': { equals: user.id } }] },
    ...{ depth: 0, limit: 1, pagination: false, user, overrideAccess: false },
  })
  return docs[0]?.value
}
