import 'server-only'
import { isAvailable, isSold } from '@/core/car/availability'
import { hasPrice, shortPrice } from '@/core/car/price'
import { carHref, carImages, carTitle } from '@/core/car/text'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { Site } from '@/core/dealer/views'
import type { Watched } from '@/core/person/read/watchedCars'
import { priceChange, type PriceChange, sinceText } from '@/features/accounts/priceChange.rules'
import type { OwnSearch } from '@/features/saved-searches/ownKinds'
import { savedState } from '@/features/saved-searches/readSearch'
import { DAY_MS } from '@/lib/time'
import { t } from '@/lib/words'
import { freshCount, type FreshCount } from '@/search/cars/fresh'

export interface SavedCarView {
  id: string
  name: string
  /** Null when it is not to be had: sold, or withdrawn. */
  href: string | null
  picture: string | null
  price: string
  change: PriceChange | null
}

export function savedCar(
  { car, savedPrice, savedAt }: Watched,
  config: TenantConfig,
  now: Date,
): SavedCarView {
  const isHere = isAvailable(car)
  const since = sinceText(savedAt, now, config.timezone)
  return {
    id: car.id,
    name: carTitle(car),
    href: isHere ? carHref(car) : null,
    picture: carImages(car)[0]?.url ?? null,
    price: isHere ? shortPrice(car, config) : t(isSold(car) ? 'Sold' : 'Withdrawn'),
    change: isHere && hasPrice(car) ? priceChange(car.price ?? 0, savedPrice, since) : null,
  }
}

/** A car of a saved search is new for a week. */
const NEW_MS = 7 * DAY_MS

export const countsOf = async (
  site: Site,
  searches: readonly OwnSearch[],
  now: Date,
): Promise<ReadonlyMap<string, FreshCount>> => {
  const since = new Date(now.getTime() - NEW_MS)
  return new Map(
    await Promise.all(
      searches.map(async ({ id, search }): Promise<[string, FreshCount]> => [
        id,
        await freshCount(site, savedState(search), since, now),
      ]),
    ),
  )
}
