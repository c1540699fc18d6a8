import type { Payload, TypedUser } from 'payload'
import { savedViews, type SavedView } from './savedViews'

/** `preference`: the name under which the views of the list are stored. */
export async function readSavedViews(
  payload: Payload,
  user: TypedUser,
  preference: string,
  clean: (query: string) => string,
): Promise<SavedView[]> {
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: { and: [{ key: { equals: preference } }, { 'user.value': { equals: user.id } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    user,
    overrideAccess: false,
  })
  return savedViews(docs[0]?.value, clean)
}
