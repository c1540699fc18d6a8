import { followedBySlug } from '@/core/car/read/sameCar'
import { hasPrice } from '@/core/car/price'
import { carTitle } from '@/core/car/text'
import type { Site } from '@/core/dealer/views'
import { type ListedCar, SHORTLIST_LIMIT } from './shortlist.rules'

/** @param input slugs with commas, as a form sends them */
export async function carsToList(site: Site, input: unknown, now: Date): Promise<ListedCar[]> {
  const slugs = typeof input === 'string' ? [...new Set(input.split(',').filter(Boolean))] : []
  const found = await followedBySlug(site, slugs.slice(0, SHORTLIST_LIMIT), now)
  const cars = [...new Map([...found.values()].map((car) => [car.id, car])).values()]
  return cars.map((car) => ({
    id: car.id,
    slug: car.slug,
    name: carTitle(car),
    price: hasPrice(car) ? (car.price ?? null) : null,
  }))
}
