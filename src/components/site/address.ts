import type { Address, LocationView } from '@/domain/views'

/** `142 Dalton Drive, Maroochydore QLD 4558`, without what is not known. */
export const addressLine = ({ street, city, state, postcode }: Address): string => {
  const place = [city, state, postcode].filter(Boolean).join(' ')
  return [street, place].filter(Boolean).join(', ')
}

/** The place on a map site: the dealer's own link, else a search for the address. */
export const directionsHref = ({ name, address }: Pick<LocationView, 'name' | 'address'>): string =>
  address.place_url ??
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(
    address.lat != null && address.long != null ? `${address.lat},${address.long}` : `${name}, ${addressLine(address)}`,
  )}`

/** A location's name without the department at its end: `Harbour Toyota - Service` gives `Harbour Toyota`. */
export const placeName = (name: string): string => name.replace(/\s*[-–]\s*(sales|service|parts)\s*$/i, '')
