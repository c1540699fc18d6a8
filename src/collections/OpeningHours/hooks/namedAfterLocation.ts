import type { CollectionBeforeValidateHook } from 'payload'
import { recordOf } from '@/access/ids'

/** Copies the location's name into the row, so that lists can show and find it. */
export const namedAfterLocation: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const id = data?.location_id
  const before = recordOf(originalDoc)
  if (!data || typeof id !== 'string' || (id === before.location_id && before.location_name)) return data
  const { docs } = await req.payload.find({
    collection: 'locations',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    req,
  })
  // guardTenant runs next and refuses a location of another tenant, so its name is not stored.
  return docs[0] ? { ...data, location_name: docs[0].name } : data
}
