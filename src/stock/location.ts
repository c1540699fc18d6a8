import type { Facts } from '@/domain/car/facts'

/** A location of the dealership, as far as a car's place needs it. */
export interface Place {
  id: string
  name: string
  slug: string
  location_type?: string | null
  primary?: boolean | null
  address?: {
    street?: string | null
    city?: string | null
    state?: string | null
    postcode?: string | null
  } | null
  contact_detail?: { phone?: string | null } | null
}

const same = (a: string | null | undefined, b: string) => a?.trim().toLowerCase() === b.toLowerCase()

/** Where the car stands: the location that the feed names, else the dealership's main sales location. */
export function placeOf(facts: Facts, places: readonly Place[]): Place | null {
  const named = facts.location?.slug ?? facts.location?.name ?? facts.location_name
  if (named) return places.find((place) => same(named, place.slug) || same(named, place.name)) ?? null
  const sales = places.filter((place) => !place.location_type || place.location_type === 'sales')
  return sales.find((place) => place.primary) ?? (sales.length === 1 ? (sales[0] ?? null) : null)
}

/** The place fields of the row: what the feed says, and the rest from our own record of the location. */
export function placeFields(facts: Facts, place: Place | null) {
  const address = place?.address
  return {
    location_id: place?.id ?? null,
    location_name: facts.location_name ?? place?.name ?? facts.location?.name ?? null,
    city: facts.city ?? address?.city ?? null,
    state: facts.state ?? address?.state ?? null,
    location:
      facts.location ??
      (place && {
        name: place.name,
        slug: place.slug,
        phone: place.contact_detail?.phone ?? null,
        address: address && {
          street: address.street,
          city: address.city,
          state: address.state,
          postcode: address.postcode,
        },
      }),
  }
}
