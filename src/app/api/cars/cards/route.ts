import { cardsHtml } from '@/components/car/cardsHtml'
import { getCars } from '@/data'
import { isAvailable } from '@/domain/availability'
import { forSite, json } from '../answers'

/** A full garage: fifty favourites and four to compare. */
const LIMIT = 54

/** `?cars=slug,slug`: the cards of those that can still be had, in that order; the rest are left out. */
export const GET = (request: Request): Promise<Response> =>
  forSite(request, async (site, url) => {
    const slugs = [...new Set((url.searchParams.get('cars') ?? '').split(',').filter(Boolean))].slice(0, LIMIT)
    const now = new Date()
    const cars = (await getCars(site, slugs, now)).filter(isAvailable)
    return json({ html: cardsHtml(cars, site.config, now), cars: cars.map(({ slug }) => slug) })
  })
