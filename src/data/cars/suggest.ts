import type { Car } from '../../domain/car'
import { buildSearchHref, emptySearch, toggleFacet } from '../../domain/searchState'
import type { Site } from '../../domain/views'
import { trySearch } from './list'
import { searchRequest } from './request'
import { hydrate } from './rows'

const CARS = 5
const VALUES = 5
const SAMPLE = 40

export interface Suggestion {
  value: string
  count: number
  href: string
}
export interface Suggestions {
  cars: Pick<Car, 'id' | 'slug' | 'name' | 'make' | 'model' | 'year' | 'price' | 'car_type' | 'primary_image_url'>[]
  makes: Suggestion[]
  models: Suggestion[]
  /** Complete searches that the words may become, most cars first. */
  queries: string[]
}

const brief = ({ id, slug, name, make, model, year, price, car_type, primary_image_url }: Car): Suggestions['cars'][number] =>
  ({ id, slug, name, make, model, year, price, car_type, primary_image_url })

/** What the words typed so far may mean; everything empty for no words, or while search is away. */
export const suggest = async (site: Site, words: string): Promise<Suggestions> => {
  const query = words.replace(/\s+/g, ' ').trim().slice(0, 100)
  const now = new Date()
  const base = searchRequest(site, { ...emptySearch(), query }, now)
  const result = query ? await trySearch({ ...base, facets: ['make', 'model'], stats: [], perPage: SAMPLE }) : null
  const cars = await hydrate(site, result?.ids ?? [], now)
  const makes = (result?.facets.make ?? []).slice(0, VALUES)
  const models = (result?.facets.model ?? []).slice(0, VALUES)
  const makeOf = new Map(cars.map((car) => [car.model, car.make]))
  const modelHref = (model: string) => {
    const make = makeOf.get(model)
    const state = make ? toggleFacet(emptySearch(), 'make', make) : emptySearch()
    return buildSearchHref(toggleFacet(state, 'model', model))
  }
  return {
    cars: cars.slice(0, CARS).map(brief),
    makes: makes.map(({ value, count }) => ({ value, count, href: buildSearchHref(toggleFacet(emptySearch(), 'make', value)) })),
    models: models.map(({ value, count }) => ({ value, count, href: modelHref(value) })),
    queries: models.map(({ value }) => [makeOf.get(value), value].filter(Boolean).join(' ').toLowerCase()),
  }
}
