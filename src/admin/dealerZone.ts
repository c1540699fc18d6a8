import type { Payload, TypedUser } from 'payload'
import { cache } from 'react'
import { z } from 'zod'
import { ofAllDealers } from '@/access/shown'
import { onlyTenantOf } from '@/access/staff'
import { FALLBACK_ZONE, usableZone } from '@/core/dealer/country/zones'
import { ownRows } from './ownRows'

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

const withZone = z.object({ timezone: z.string() })

const zoneIn = (config: unknown): string => usableZone(withZone.safeParse(config).data?.timezone)

/** Staff read times by their dealer's clock, wherever the server and the browser are. */
export const dealerZone = async (payload: Payload, tenant: string): Promise<string> =>
  zoneIn(await dealerConfig(payload, tenant))

export interface Zones {
  of: Readonly<Record<string, string>>
  /** The zone for a row without a dealer. */
  otherwise: string
}

/** For a form whose row the server does not know yet: the zone of each dealer that the person works for. */
export async function dealerZones(payload: Payload, user: TypedUser): Promise<Zones> {
  const only = onlyTenantOf(user)
  if (only) return { of: {}, otherwise: await dealerZone(payload, only) }
  const everyone = { payload, user: ofAllDealers(user) }
  const rows = await ownRows(everyone, 'tenants', {}, { limit: 500, sort: 'name' })
  return {
    of: Object.fromEntries(rows.map(({ id, config }) => [id, zoneIn(config)])),
    otherwise: FALLBACK_ZONE,
  }
}
