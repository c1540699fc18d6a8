import type { Payload } from 'payload'
import { cache } from 'react'

/** Undefined without a dealer. Cached per screen. No access check: the caller may already read the row that names the dealer. */
export const dealerConfig = cache(async (payload: Payload, tenant: string): Promise<unknown> => {
  const { docs } = await payload.find({
    collection: 'tenants',
    where: { id: { equals: tenant } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  return docs[0]?.config
})
