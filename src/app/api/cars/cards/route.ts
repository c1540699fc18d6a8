import { cardsHtml } from '@/components/car/cardsHtml'
import { getCars } from '@/data'
import { isAvailable } from '@/domain/availability'
import { said, shared } from '../shared'

/** A full garage: fifty favourites and four to compare. */
const LIMIT = 54

/** `?cars=slug,slug`: the cards of those that can still be had, in that order; the rest are left out. */
export const GET = shared('/api/cars/cards', async (site, query) => {
  const slugs = [...new Set((query.get('cars') ?? '').split(',').filter(Boolean))].slice(0, LIMIT)
  const now = new Date()
  const cars = (await getCars(site, slugs, now)).filter(isAvailable)
  return said({ html: cardsHtml(cars, site.config, now), cars: cars.map(({ slug }) => slug) })
})
