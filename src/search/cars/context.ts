import { cache } from 'react'
import { cached } from '@/cache/cached'
import { stockTags } from '@/cache/tags'
import { countryFacts } from '@/core/dealer/country/country'
import { VOCABULARIES } from '@/core/car/vocabularies'
import { KNOWN_MAKES } from '@/core/car/makes'
import type { FacetValues, KnownWords } from '@/search/list/state'
import type { Site } from '@/core/dealer/views'
import type { CarList } from './list'
import { stockFacets } from './stock'

const COLOURS = [
  'White',
  'Black',
  'Silver',
  'Grey',
  'Blue',
  'Red',
  'Green',
  'Yellow',
  'Orange',
  'Brown',
  'Beige',
  'Gold',
  'Purple',
  'Bronze',
]

export const vocabularyOf = (site: Site, stock: CarList['facets']): FacetValues => {
  const all = (counts: readonly { value: string }[] | undefined, common: readonly string[] = []) => [
    ...(counts ?? []).map(({ value }) => value),
    ...common,
  ]
  return {
    make: all(stock.make, KNOWN_MAKES),
    model: all(stock.model),
    badge: all(stock.badge),
    body: all(stock.body, VOCABULARIES.body.values),
    fuel: all(stock.fuel, VOCABULARIES.fuel.values),
    transmission: all(stock.transmission, VOCABULARIES.transmission.values),
    drive: all(stock.drive, VOCABULARIES.drive.values),
    colour: all(stock.colour, COLOURS),
    state: all(stock.state, countryFacts(site.config.country).regions),
    city: all(stock.city),
    location_name: all(stock.location_name),
    dealership_name: all(
      stock.dealership_name,
      site.dealerships.map(({ name }) => name),
    ),
    dealership_slug: all(
      stock.dealership_slug,
      site.dealerships.map(({ slug }) => slug),
    ),
    tag: all(stock.tag),
    item_type: all(stock.item_type),
    axles: all(stock.axles),
    categories: all(stock.categories),
    filtered_features: all(stock.filtered_features),
  }
}

const cachedContext = cached({
  key: (site: Site) => site.host,
  tags: ({ host }) => stockTags(host),
  read: async (site): Promise<KnownWords> => {
    const { facets } = await stockFacets(site)
    return { vocabulary: vocabularyOf(site, facets) }
  },
})

/** Values that list addresses may name: those in stock, and common ones that may be out of stock today. */
export const searchContext = cache(cachedContext)
