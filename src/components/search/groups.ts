/** Which filters a panel shows, in the dealer's order. */
import { FACET_NAMES, type FacetName, isFacetName, isRangeName, RANGE_NAMES, type RangeName, type SearchState } from '@/domain/searchState'
import type { TenantConfig } from '@/domain/tenantConfig'
import type { ListView } from './types'

export type Group = { kind: 'facet'; name: FacetName } | { kind: 'range'; name: RangeName }

/** How many values a list may have (spec 9); the rest are found by the keyword. */
const LIMITS: { [K in FacetName]?: number } = { city: 20, dealership_name: 40, model: 30 }
const OPEN_FIRST = 4

/** `7 makes`, `24 makes`: the word on the button that shows the rest. */
export const PLURALS: { [K in FacetName]?: string } = {
  make: 'makes', model: 'models', body: 'body types', fuel: 'fuels', transmission: 'transmissions', drive: 'drives', colour: 'colours',
  seats: 'seat counts', badge: 'badges', location_name: 'locations', dealership_name: 'dealerships', city: 'cities', state: 'states',
  filtered_features: 'features', categories: 'categories', item_type: 'types', tag: 'tags', year: 'years', car_type: 'conditions',
}

const isRange = (name: string): name is RangeName => isRangeName(name) && RANGE_NAMES.includes(name)

/** Models come under the makes: once a make is chosen, or in the makes' place where the stock has a single make. */
export const panelGroups = (state: SearchState, { search }: Pick<TenantConfig, 'search'>, makes: number): Group[] =>
  search.filters.flatMap((name): Group[] => {
    if (name === 'query') return []
    if (isRange(name)) return [{ kind: 'range', name }]
    if (!isFacetName(name)) return []
    if (name !== 'make') return [{ kind: 'facet', name }]
    const models: Group = { kind: 'facet', name: 'model' }
    if (state.facets.make) return [{ kind: 'facet', name }, models]
    return makes === 1 ? [models] : [{ kind: 'facet', name }]
  })

/** Values to offer: popular makes first where the dealer names them, cut to the spec's limit, chosen ones always kept. */
export const optionsOf = (name: FacetName, view: ListView, state: SearchState, popular: readonly string[] = []) => {
  const all = view.facets[name] ?? []
  const chosen = state.facets[name] ?? []
  const sorted =
    name === 'make' && popular.length
      ? [...all.filter(({ value }) => popular.includes(value)), ...all.filter(({ value }) => !popular.includes(value))]
      : all
  return sorted.filter(({ value, count }, index) => chosen.includes(value) || (count > 0 && index < (LIMITS[name] ?? 150)))
}

export const activeCount = (group: Group, state: SearchState): number =>
  group.kind === 'facet' ? (state.facets[group.name]?.length ?? 0) : Number(state.ranges[group.name] !== undefined)

export const isOpen = (group: Group, index: number, state: SearchState): boolean =>
  index < OPEN_FIRST || activeCount(group, state) > 0

/** Filters in force that the panel does not show; the form carries them along. */
export const carriedPairs = (state: SearchState, groups: readonly Group[]): [string, string][] => {
  const shown = new Set(groups.map(({ name }) => `${name}`))
  const facets = FACET_NAMES.filter((name) => !shown.has(name) || groups.every((group) => group.kind !== 'facet' || group.name !== name))
  const pairs = facets.flatMap((name) => (state.facets[name] ?? []).map((value): [string, string] => [name, value]))
  for (const name of RANGE_NAMES) {
    const range = state.ranges[name]
    if (range && !groups.some((group) => group.kind === 'range' && group.name === name))
      pairs.push([`range[${name}]`, `${range.min ?? ''}:${range.max ?? ''}`])
  }
  return pairs
}
