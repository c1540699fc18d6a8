import 'server-only'
import { savedCarsSince } from '@/features/saved-searches/savedCars'
import { cardsHtml } from '@/components/car/cardsHtml'
import { isAvailable, isSold } from '@/core/car/availability'
import { hasPrice } from '@/core/car/price'
import { priceChange, type PriceChange, sinceText } from '@/features/accounts/priceChange.rules'
import type { Site } from '@/core/dealer/views'
import type { Shopper } from '@/features/accounts/row'
import { requireShopper } from '@/app/(site)/sites/[host]/account/page-data'
import { renderTime } from '@/app/(site)/sites/[host]/_lib/site'
import { watchedCars } from '@/core/person/read/watchedCars'

export interface WatchedView {
  id: string
  name: string
  card: string | null
  isSold: boolean
  change: PriceChange | null
}

interface WatchlistView {
  site: Site
  shopper: Shopper
  watched: WatchedView[]
  alertsSince: Date | null
}

export async function readWatchlist(host: string): Promise<WatchlistView> {
  const { site, shopper } = await requireShopper(host, '/watchlist')
  const [watched, alertsSince] = await Promise.all([
    watchedCars(site, shopper.id),
    savedCarsSince(site, shopper),
  ])
  const now = renderTime()
  return {
    site,
    shopper,
    alertsSince,
    watched: watched.map(({ car, savedPrice, savedAt }) => ({
      id: car.id,
      name: car.name,
      card: isAvailable(car) ? cardsHtml([car], site.config, now) : null,
      isSold: isSold(car),
      change: hasPrice(car)
        ? priceChange(car.price ?? 0, savedPrice, sinceText(savedAt, now, site.config.timezone))
        : null,
    })),
  }
}
