import type { Address, LocationView } from './views'

/** `Harbour Toyota Maroochydore - Service` gives `Harbour Toyota Maroochydore`. */
export const stripDepartment = (name: string): string =>
  name
    .replace(
      /\s*[-–—|,]\s*(?:sales|service|parts|service\s*(?:&|and)\s*parts)(?:\s+(?:department|centre))?\s*$/i,
      '',
    )
    .trim()

/** A location that is named after its dealer is called by the rest of its name. */
export const shortName = (location: string, dealer: string): string =>
  location.startsWith(`${dealer} `) ? location.slice(dealer.length + 1) : location

export const addressLine = (address: Address | null | undefined): string =>
  [address?.street, [address?.city, address?.state, address?.postcode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')

export type LocationFilter = 'all' | 'sales' | 'service' | 'parts' | 'service-and-parts'

export const filterLocations = <T extends Pick<LocationView, 'location_type' | 'visible'>>(
  locations: readonly T[],
  filter: LocationFilter,
): T[] => {
  const wanted = filter === 'service-and-parts' ? ['service', 'parts'] : [filter]
  return locations.filter(
    (place) => place.visible && (filter === 'all' || wanted.includes(place.location_type)),
  )
}

/** The visible location that represents the tenant: primary, else first for sales, else first. */
export const primaryLocation = <T extends Pick<LocationView, 'primary' | 'visible' | 'location_type'>>(
  locations: readonly T[],
): T | undefined => {
  const visible = locations.filter((place) => place.visible)
  return (
    visible.find((place) => place.primary) ??
    visible.find((place) => place.location_type === 'sales') ??
    visible[0]
  )
}
