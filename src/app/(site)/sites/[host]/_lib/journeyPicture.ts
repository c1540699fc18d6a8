import type { Site } from '@/core/dealer/views'
import { primaryLocation } from '@/core/place/locationNames'
import { listLocations } from '@/core/place/read/locations'

type Own = 'sell' | 'trade' | 'garage'

/** Trading in without a picture of its own has that of selling. */
const BEFORE = { sell: ['sell'], trade: ['trade', 'sell'], garage: ['garage'] } as const satisfies Record<
  Own,
  readonly Own[]
>

/** Of a shopper's own pages: the one that the dealer chose, for this page or for all, else that of its first location. */
export async function journeyPicture(site: Site, own?: Own): Promise<string | null> {
  const { journeys } = site.config.pages
  const chosen = own && BEFORE[own].map((name) => journeys[name]).find(Boolean)
  return chosen || journeys.picture || (primaryLocation(await listLocations(site))?.image?.image.url ?? null)
}
