/** The lists that search engines may index: each has one shortest address, and the stock limits their number. */
import type { Car } from '@/core/car/car'
import { FACET_NAMES, type FacetName } from '@/core/car/facets'
import { buildSearchHref } from '@/search/list/href'
import { emptySearch, type ListState } from '@/search/list/state'

const KINDS = new Set(
  [
    [],
    ['car_type'],
    ['make'],
    ['make', 'model'],
    ['location_name'],
    ['car_type', 'location_name'],
    ['car_type', 'make'],
  ].map((kind) => kind.join()),
)

const isNewAndDemo = ({ facets }: ListState): boolean =>
  [...(facets.car_type ?? [])].sort().join() === 'demo,new'

/** The plain list, a type, a make, its model or a place, or a type of a make or place, in the dealer's own order. */
const isLanding = (state: ListState): boolean => {
  if (state.query || state.not || state.loan || state.near || state.sortBy !== 'relevant') return false
  if (Object.values(state.ranges).some((range) => range !== undefined)) return false
  const chosen = FACET_NAMES.filter((name) => state.facets[name] !== undefined)
  const single = chosen.every((name) => state.facets[name]?.length === 1)
  return single ? KINDS.has(chosen.join()) : chosen.join() === 'car_type' && isNewAndDemo(state)
}

export const isIndexableSearch = (state: ListState, count: number): boolean => count > 0 && isLanding(state)

/** `rel` of a link to a list: crawlers follow it only where the list may be indexed. */
export const listLinkRel = (state: ListState): 'nofollow' | undefined =>
  isLanding(state) ? undefined : 'nofollow'

type Landed = Pick<Car, 'car_type' | 'make' | 'model' | 'location_name'>

const facetsOf = ({ car_type, make, model, location_name }: Landed): ListState['facets'][] => {
  const type: ListState['facets'] = { car_type: [car_type] }
  const ofMake: ListState['facets'] = { make: [make] }
  const place: ListState['facets'] = { location_name: location_name ? [location_name] : undefined }
  return [
    type,
    ofMake,
    { ...ofMake, model: [model] },
    { ...type, ...ofMake },
    ...(location_name ? [place, { ...type, ...place }] : []),
    ...(car_type === 'used' ? [] : [{ car_type: ['new', 'demo'] }]),
  ]
}

export const landingStates = (cars: readonly Landed[]): ListState[] => {
  const found = new Map([['/search', emptySearch()]])
  const types = new Set(cars.map(({ car_type }) => car_type))
  for (const facets of cars.flatMap(facetsOf)) {
    if (facets.car_type?.length === 2 && !(types.has('new') && types.has('demo'))) continue
    const state = { ...emptySearch(), facets }
    const href = buildSearchHref(state)
    if (!found.has(href)) found.set(href, state)
  }
  return [...found.values()]
}

const LANDED: ReadonlySet<FacetName> = new Set(['make', 'location_name'])

/** Parameters of lists that are never indexed: combinations of them have no end. */
export const CLOSED_PARAMETERS: readonly string[] = [
  ...FACET_NAMES.filter((name) => !LANDED.has(name)),
  ...['query', 'deposit', 'term', 'near', 'radius', 'sortBy'],
]
