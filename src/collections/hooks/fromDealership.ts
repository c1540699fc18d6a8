import type { CollectionBeforeValidateHook } from 'payload'
import { recordOf } from '@/access/ids'

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
  // guardTenant runs next and refuses a dealership of another tenant, so its slug is not stored.
  return dealership ? { ...data, dealership_slug: dealership.slug, dealership_name: dealership.name } : data
}
