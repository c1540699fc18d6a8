/** The locations where cars stand, from the dealer's own definition. */
import type { CarLocation } from './stockCar'
import type { LocationDefinition } from '@/definitions/definition'

export interface Yard {
  dealership_slug: string
  location_name: string
  city: string
  state: string
  location: CarLocation
}

const required = (value: string | null | undefined, what: string): string => {
  if (!value) throw new Error(`A yard needs its ${what}`)
  return value
}

export function yardOf(locations: LocationDefinition[], slug: string): Yard {
  const found = locations.find((location) => location.slug === slug)
  if (!found) throw new Error(`No location ${slug}`)
  const { street, city, state, postcode, place_url, map_key } = found.address
  return {
    dealership_slug: found.dealership_slug,
    location_name: found.name,
    city: required(city, 'city'),
    state: required(state, 'state'),
    location: {
      name: found.name,
      slug,
      phone: found.contact_detail.phone,
      address: { street, city, state, postcode, place_url, map_key },
    },
  }
}
