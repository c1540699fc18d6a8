import type { Payload } from 'payload'
import { cache } from 'react'
import { deliveriesSchema } from '@/features/leads/deliveryRow'

/** What is older says nothing of whether it works today. */
const NEWEST = 500

/** Of a dealer's newest leads: the last of each location, and when each destination took one last. Epoch ms, by id. */
export const readSent = cache(async (payload: Payload, tenant: string) => {
  const { docs } = await payload.find({
    ...{ collection: 'leads', where: { tenant: { equals: tenant } }, sort: '-createdAt', limit: NEWEST },
    ...{ depth: 0, pagination: false, overrideAccess: true },
    select: { location_id: true, createdAt: true, deliveries: true },
  })
  const places = new Map<string, number>()
  const destinations = new Map<string, number>()
  for (const { location_id, createdAt, deliveries } of docs) {
    const place = location_id ?? ''
    if (!places.has(place)) places.set(place, Date.parse(createdAt))
    for (const { destination, sent_at } of deliveriesSchema.safeParse(deliveries).data ?? []) {
      if (!destination || !sent_at) continue
      destinations.set(destination, Math.max(destinations.get(destination) ?? 0, Date.parse(sent_at)))
    }
  }
  return { places, destinations }
})
