import type { LocationView, MapView } from './views'
import { t } from '@/lib/words'
import { addressLine, stripDepartment } from './locationNames'

interface MapSources {
  /** Address of a dealer's own maps, with `{map_key}` in it; empty without. */
  pictures: string
  /** Set when the server has map tiles. */
  tileAttribution: string | null
}

type Pictured = Pick<LocationView, 'slug' | 'name' | 'address' | 'image'>

const photoOf = ({ name, image }: Pick<Pictured, 'name' | 'image'>): MapView | null =>
  image ? { url: image.image.url, alt: stripDepartment(name), kind: 'photo', attribution: null } : null

/** The dealer's own map, else tiles around the point, else the photo of the location. */
export const mapOf = (
  { slug, name, address, image }: Pictured,
  { pictures, tileAttribution }: MapSources,
): MapView | null => {
  const place = stripDepartment(name)
  const alt = t('Map: {place}, {address}', { place, address: addressLine(address) })
  if (address.map_key && pictures.includes('{map_key}')) {
    const url = pictures.replace('{map_key}', encodeURIComponent(address.map_key))
    return { url, alt, kind: 'map', attribution: null }
  }
  if (tileAttribution && address.lat != null && address.long != null)
    return { url: `/api/locations/${slug}/map`, alt, kind: 'map', attribution: tileAttribution }
  return photoOf({ name, image })
}

/** What a visitor sees on arrival comes before the way there. */
export const pictureOf = (location: Pick<LocationView, 'name' | 'image' | 'map'>): MapView | null =>
  photoOf(location) ?? location.map ?? null
