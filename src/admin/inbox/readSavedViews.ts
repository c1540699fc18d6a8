import type { Payload, TypedUser } from 'payload'
import { SAVED_VIEWS_KEY, savedViews, type SavedView } from '@/domain/leads/savedViews'

export async function readSavedViews(payload: Payload, user: TypedUser): Promise<SavedView[]> {
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: { and: [{ key: { equals: SAVED_VIEWS_KEY } }, { 'user.value': { equals: user.id } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    user,
    overrideAccess: false,
  })
  return savedViews(docs[0]?.value)
}
