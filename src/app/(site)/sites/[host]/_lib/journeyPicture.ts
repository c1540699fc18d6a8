import type { Site } from '@/core/dealer/views'
import { primaryLocation } from '@/core/place/locationNames'
import { listLocations } from '@/core/place/read/locations'

type Own = 'sell' | 'trade' | 'garage' | 'parts'

/** Of a shopper's own pages: the one that the dealer chose, for this page or for all, else that of its first location. */
export async function journeyPicture(site: Site, own?: Own): Promise<string | null> {
  const { journeys } = site.config.pages
  // Trading in without a picture of its own has that of selling.
  const chosen = own && (journeys[own] || (own === 'trade' && journeys.sell))
  return chosen || journeys.picture || (primaryLocation(await listLocations(site))?.image?.image.url ?? null)
}
