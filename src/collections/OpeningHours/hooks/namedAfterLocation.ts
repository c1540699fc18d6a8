import type { CollectionBeforeValidateHook } from 'payload'
import { recordOf } from '@/access/ids'

/** Staff choose the location; the row carries its name, so that it can be found and shown by it. */
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
  // A location of another dealer is refused by guardTenant right after; its name goes nowhere.
  return docs[0] ? { ...data, location_name: docs[0].name } : data
}
