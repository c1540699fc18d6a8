import { filterLocations } from '@/core/place/locationNames'
import type { LocationView } from '@/core/dealer/views'
import type { BlockOf } from '@/blocks/props'

/** The locations of a block. Hidden locations are never shown. */
export const chooseLocations = (
  locations: readonly LocationView[],
  { show, location_slug }: Pick<BlockOf<'locations'>, 'show' | 'location_slug'>,
): LocationView[] => {
  if (show === 'primary')
    return filterLocations(locations, 'all')
      .filter((location) => location.primary)
      .slice(0, 1)
  if (show === 'one')
    return filterLocations(locations, 'all').filter((location) => location.slug === location_slug)
  return filterLocations(locations, show ?? 'all')
}
