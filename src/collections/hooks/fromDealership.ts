import type { CollectionBeforeValidateHook } from 'payload'
import { recordOf } from '@/access/ids'

/** Staff choose the dealership; its slug and name are copied from it, never typed. */
export const fromDealership: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const id = data?.dealership_id
  if (!data || typeof id !== 'string' || (id === recordOf(originalDoc).dealership_id && data.dealership_slug))
    return data
  const { docs } = await req.payload.find({
    collection: 'dealerships',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const [dealership] = docs
  // A dealership of another dealer is refused by guardTenant right after; its slug goes nowhere.
  return dealership ? { ...data, dealership_slug: dealership.slug, dealership_name: dealership.name } : data
}
