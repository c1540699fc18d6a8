import { isSold } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import { hasPrice, priceOf } from '@/core/car/price'
import { buildSearchHref } from '@/search/list/href'
import { emptySearch } from '@/search/list/state'
import { withQuery } from '@/search/list/edit'
import { type CarSuggestion, NO_SUGGESTIONS, type Suggestions } from '@/search/list/suggestions'
import type { Site } from '@/core/dealer/views'
import { getSearchEngine } from '@/search'
import { MAX_QUERY, readWords } from '@/search/list/readParameter'
import { withKeywords } from '@/search/cars/keywords'
import { listRequest } from '@/search/cars/list'
import { locationsNear } from '@/search/cars/near'
import { hydrate } from '@/core/car/read/cars'
import { namesFor } from './names'

const CARS = 5
/** More than shown: some cars may be sold or removed since they were indexed. */
const REQUESTED = 12

const brief = (car: Car, site: Site): CarSuggestion => {
  const { id, slug, name, make, model, year, km, car_type, primary_image_url } = car
  const line = priceOf(car, site.config)
  const price_text =
    line.kind === 'none'
      ? line.text
      : line.kind === 'price'
        ? line.price.text
        : `${line.price.text} ${line.suffix}`
  return {
    id,
    slug,
    name,
    make,
    model,
    year,
    km,
    price: hasPrice(car) ? car.price : null,
    car_type,
    primary_image_url,
    price_text,
  }
}

/** The whole of what was typed, read as the list reads it that Enter opens. Empty for more than a box takes. */
export const suggest = async (site: Site, typed: string): Promise<Suggestions> => {
  const query = typed.length > MAX_QUERY ? '' : readWords(typed)
  if (!query) return NO_SUGGESTIONS
  const now = new Date()
  const words = withQuery(emptySearch(), query)
  const meant = await withKeywords(site, words)
  const [found, names] = await Promise.all([
    getSearchEngine().search({
      ...listRequest(site, meant, await locationsNear(site, meant.near), now),
      facets: [],
      stats: [],
      perPage: REQUESTED,
    }),
    namesFor(site, query, now),
  ])
  const cars = await hydrate(site, found.ids, now)
  const itself = found.total ? [{ value: query, count: found.total, href: buildSearchHref(words) }] : []
  return {
    ...names,
    cars: cars
      .filter((car) => !isSold(car))
      .slice(0, CARS)
      .map((car) => brief(car, site)),
    queries: [...names.queries, ...itself],
  }
}
