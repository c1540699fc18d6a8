import { formatMoney } from '@/core/money/format'
import { MINIMUM_SHOWN_PRICE } from '@/core/car/price'
import { buildSearchHref } from '@/search/list/href'
import type { ListState } from '@/search/list/state'
import type { Site } from '@/core/dealer/views'
import { shortName } from '@/core/place/locationNames'
import { t } from '@/lib/words'
import { isIndexableSearch } from './landing'
import { searchHeading } from './titles'
import { grouped } from '@/lib/figures'

/** Facts of the list. Prices in whole dollars; `locations` are the names of its cars' locations. */
export interface IntroFacts {
  count: number
  prices?: { min: number; max: number } | undefined
  locations: readonly string[]
}

const MOST_NAMED = 2

const priceWords = ({ prices }: IntroFacts): string => {
  if (!prices || prices.max <= MINIMUM_SHOWN_PRICE) return ''
  const [low, high] = [formatMoney(prices.min), formatMoney(prices.max)]
  // Feeds send 0 or 1 for a price that is not decided.
  if (prices.min <= MINIMUM_SHOWN_PRICE) return t(', up to {high}', { high })
  return low === high ? t(', for {price}', { price: low }) : t(', from {low} to {high}', { low, high })
}

/** `94 of them at 3 locations`, `12 of them at Geelong and Sunshine`, `5 listed`. */
const countWords = (count: string, locations: readonly string[]): string => {
  const [first, second] = locations
  if (first === undefined || second === undefined) return t('{count} listed', { count })
  if (locations.length > MOST_NAMED)
    return t('{count} of them at {places} locations', { count, places: locations.length })
  return t('{count} of them at {first} and {second}', { count, first, second })
}

const ownWords = (state: ListState, { config, origin }: Pick<Site, 'config' | 'origin'>): string => {
  const href = buildSearchHref({ ...state, page: 1 }).toLowerCase()
  const isHere = (input: string) => {
    if (!URL.canParse(input, origin)) return false
    const { pathname, search } = new URL(input, origin)
    return `${pathname}${search}`.replaceAll('%20', '+').toLowerCase() === href
  }
  return config.search.introductions.find((one) => isHere(one.href))?.text.trim() ?? ''
}

/** Empty on other lists, and on later pages, which would repeat it. */
export const searchIntro = (
  state: ListState,
  facts: IntroFacts,
  site: Pick<Site, 'tenant' | 'config' | 'origin'>,
): string => {
  if (state.page > 1 || !isIndexableSearch(state, facts.count)) return ''
  const own = ownWords(state, site)
  if (own) return own
  const { name } = site.tenant
  const locations = state.facets.location_name
    ? []
    : facts.locations.map((location) => shortName(location, name))
  return t('{what} from {name}, {listed}{prices}.', {
    what: searchHeading(state, site.config.labels.cars),
    name,
    listed: countWords(grouped(facts.count), locations),
    prices: priceWords(facts),
  })
}
