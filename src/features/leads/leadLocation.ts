import { z } from 'zod'
import { textOrEmpty } from '@/core/dealer/rowShapes'
import { table } from '@/db/table'
import { intentOf } from '@/features/leads/intents/intents.rules'
import type { LeadInput } from './leadSchema.rules'
import type { LeadCar } from './carFacts'

const locationRow = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  location_type: textOrEmpty,
  timezone: z.string(),
  primary: z.boolean().nullish(),
  dealership_slug: z.string(),
  dealership_id: z.string(),
  address: z.object({ street: textOrEmpty, city: textOrEmpty, state: textOrEmpty, postcode: textOrEmpty }),
  contact_detail: z.object({ phone: textOrEmpty, email: textOrEmpty }),
})
export type LeadLocation = z.output<typeof locationRow>

const typeOf = (place: LeadLocation) => place.location_type || 'sales'

/** A job application goes to no parts counter. Else the car's location, else the desk's first in the dealership or tenant. */
export function chooseLocation(
  places: LeadLocation[],
  lead: Pick<LeadInput, 'form' | 'location' | 'dealership_slug'>,
  car: LeadCar | null,
): LeadLocation | null {
  const { desk } = intentOf(lead.form)
  const wanted = desk === 'any' ? 'sales' : desk
  const isWanted = (place: LeadLocation) => typeOf(place) === wanted
  const takes = (place: LeadLocation) => desk === 'any' || isWanted(place) || !places.some(isWanted)
  const ofDealership = places.filter((place) =>
    car ? place.dealership_id === car.dealership_id : place.dealership_slug === lead.dealership_slug,
  )
  const order = [
    places.find((place) => place.slug === lead.location && takes(place)),
    places.find((place) => place.id === car?.location_id && takes(place)),
    ofDealership.find((place) => place.primary && isWanted(place)),
    ofDealership.find(isWanted),
    places.find((place) => place.primary && isWanted(place)),
    places.find(isWanted),
    places.find((place) => place.primary),
    places[0],
  ]
  return order.find((place) => place !== undefined) ?? null
}

export async function locationsOf(tenantId: string): Promise<LeadLocation[]> {
  const rows = await (await table('locations')).find([['tenant', '=', tenantId]], { limit: 200 })
  return rows.map((row) => locationRow.parse(row))
}

export const addressLine = ({ address }: LeadLocation): string =>
  [address.street, [address.city, address.state, address.postcode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')
