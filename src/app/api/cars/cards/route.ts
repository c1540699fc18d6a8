import { favouriteOf } from '@/components/car/SaveControls'
import { cardsHtml } from '@/components/car/cardsHtml'
import type { SavedCard } from '@/components/car/savedCard'
import { followedBySlug } from '@/core/car/read/sameCar'
import { isAvailable } from '@/core/car/availability'
import { shortPrice } from '@/core/car/price'
import { cacheable, jsonResponse, namedCars } from '@/app/api/cars/cacheable'
import { methods } from '@/app/api/methods'

/**
 * `?cars=slug,slug`: the cards of the available cars, in that order. If some are missing, the response is not cached.
 * `was`: the address that was asked for, of a car that is on show under another one.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: cacheable('/api/cars/cards', async (site, query) => {
    const slugs = namedCars(query)
    const now = new Date()
    const followed = await followedBySlug(site, slugs, now)
    const found = [...followed].filter(([, car]) => isAvailable(car))
    const cars = found.map(([slug, car]): SavedCard => ({
      slug: car.slug,
      ...(slug === car.slug ? {} : { was: slug, car: favouriteOf(car) }),
      price: car.price ?? null,
      price_text: shortPrice(car, site.config),
      html: cardsHtml([car], site.config, now),
    }))
    return { ...jsonResponse({ cars }), keep: cars.length === slugs.length }
  }),
})
