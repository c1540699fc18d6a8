import { addressLine } from '@/core/place/locationNames'
import type { LocationView } from '@/core/place/views'

/** A link to a map site: the dealer's own link, else a search for the address. */
export const directionsHref = ({ name, address }: Pick<LocationView, 'name' | 'address'>): string => {
  if (address.place_url) return address.place_url
  const isPoint = address.lat != null && address.long != null
  const destination = isPoint ? `${address.lat},${address.long}` : `${name}, ${addressLine(address)}`
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`
}
