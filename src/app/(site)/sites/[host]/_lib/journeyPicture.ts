import type { Site } from '@/core/dealer/views'
import { primaryLocation } from '@/core/place/locationNames'
import { listLocations } from '@/core/place/read/locations'

/** Of a shopper's own pages: the one that the dealer chose, else that of its first location. */
export const journeyPicture = async (site: Site): Promise<string | null> =>
  site.config.pages.journeys.picture || (primaryLocation(await listLocations(site))?.image?.image.url ?? null)
