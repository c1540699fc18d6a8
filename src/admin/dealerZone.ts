import type { Payload } from 'payload'
import { cache } from 'react'
import { z } from 'zod'

const withZone = z.object({ timezone: z.string() })
/** Of a record without a dealer, such as a change of the platform's own. */
const NO_DEALER = 'Australia/Sydney'

/** Staff read times as their dealer's clock shows them, wherever the server and the browser are. Cached per screen. */
export const dealerZone = cache(async (payload: Payload, tenant: string): Promise<string> => {
  const { docs } = await payload.find({
    collection: 'tenants',
    where: { id: { equals: tenant } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  return withZone.safeParse(docs[0]?.config).data?.timezone ?? NO_DEALER
})
