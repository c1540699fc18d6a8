/** Car facts for a mail, read at the decision to send, so that a later stock change cannot alter the mail. */
import { carsById } from '@/core/car/read/cars'
import type { News } from '@/search/list/news'
import type { Car } from '@/core/car/car'
import { cardFacts, cardPrice } from '@/core/car/cardFacts'
import { formatMoney } from '@/core/money/format'
import { priceTypeLabel } from '@/core/car/price'
import type { Site } from '@/core/dealer/views'
import type { CarNews } from './row'

const MOST_SHOWN = 12

/** A drop shows the purchase price, because drops are computed from it; a new car shows its card's price. */
function priceText(
  car: Car,
  site: Site,
  before: number | undefined,
): Pick<CarNews, 'price' | 'price_type' | 'before'> {
  if (before !== undefined)
    return {
      price: formatMoney(car.price ?? 0),
      price_type: priceTypeLabel(car.price_type, site.config) ?? '',
      before: formatMoney(before),
    }
  return { ...cardPrice(car, site.config), before: null }
}

export async function carNews(
  site: Site,
  { fresh, drops, back }: Pick<News, 'fresh' | 'drops' | 'back'>,
): Promise<{ cars: CarNews[]; more: number }> {
  const before = new Map(drops.map((drop) => [drop.id, drop.before]))
  const ids = [...new Set([...fresh, ...back, ...before.keys()])]
  const cars = await carsById(site, ids.slice(0, MOST_SHOWN))
  return {
    more: Math.max(0, ids.length - MOST_SHOWN),
    cars: cars.map((car) => ({
      kind: back.includes(car.id) ? 'back' : before.has(car.id) ? 'drop' : 'new',
      name: car.name,
      href: `/cars/${car.slug}`,
      picture: car.primary_image_url ?? null,
      facts: cardFacts(car),
      ...priceText(car, site, before.get(car.id)),
    })),
  }
}
