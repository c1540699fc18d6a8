import {
  FACET_NAMES,
  type FacetName,
  FILTER_LABELS,
  isFacetName,
  isRangeName,
  RANGE_NAMES,
  type RangeName,
} from '@/core/car/facets'
import { notPairs } from '@/search/list/href'
import { type ListState } from '@/search/list/state'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { FilterEntry, FilterKind } from '@/core/dealer/config/searchConfig'
import { phrase, t } from '@/lib/words'
import type { FacetOption, ListView } from './types'

interface Heading {
  label: string
  open: boolean | undefined
}
export type FacetKind = Exclude<FilterKind, 'range'>
export type Group = Heading &
  (
    | {
        kind: 'facet'
        name: FacetName
        style: FacetKind
        models: boolean
      }
    | { kind: 'range'; name: RangeName }
    | { kind: 'near'; name: 'near' }
  )

/** Maximum number of options; other values are found by keyword. */
const LIMITS: { [K in FacetName]?: number } = {
  city: 20,
  dealership_name: 40,
  model: 30,
  badge: 60,
  filtered_features: 60,
}
const OPEN_FIRST = 4

export const PLURALS: { [K in FacetName]?: string } = {
  make: phrase('makes'),
  model: phrase('models'),
  body: phrase('body types'),
  fuel: phrase('fuels'),
  transmission: phrase('transmissions'),
  drive: phrase('drives'),
  colour: phrase('colours'),
  seats: phrase('seat counts'),
  badge: phrase('badges'),
  location_name: phrase('locations'),
  dealership_name: phrase('dealerships'),
  city: phrase('cities'),
  state: phrase('states'),
  filtered_features: phrase('features'),
  categories: phrase('categories'),
  item_type: phrase('types'),
  sleeps: phrase('numbers of berths'),
  axles: phrase('kinds of axles'),
  tag: phrase('tags'),
  year: phrase('years'),
  car_type: phrase('conditions'),
  status: phrase('states of sale'),
  certified: phrase('kinds'),
  price_rating: phrase('ratings'),
}

const entryOf = (entry: FilterEntry): Exclude<FilterEntry, string> =>
  typeof entry === 'string' ? { name: entry } : entry
const isRange = (name: string): name is RangeName => isRangeName(name) && RANGE_NAMES.includes(name)

const groupOf = (entry: FilterEntry): Group[] => {
  const { name, label, kind, open } = entryOf(entry)
  if (name === 'query') return []
  const heading = { label: label ?? t(FILTER_LABELS[name]), open }
  if (name === 'near') return [{ ...heading, kind: 'near', name }]
  if (isRange(name) && (!isFacetName(name) || kind === undefined || kind === 'range'))
    return [{ ...heading, kind: 'range', name }]
  return isFacetName(name)
    ? [{ ...heading, kind: 'facet', name, style: kind === 'range' || !kind ? 'boxes' : kind, models: false }]
    : []
}

export const asksForWords = ({ search }: Pick<TenantConfig, 'search'>): boolean =>
  search.filters.some((entry) => entryOf(entry).name === 'query')

/** Models appear under a chosen make, or replace the makes if there is only one. */
export const panelGroups = (
  state: ListState,
  { search }: Pick<TenantConfig, 'search'>,
  makes: number,
): Group[] => {
  const groups = search.filters.flatMap(groupOf)
  if (groups.some(({ name }) => name === 'model')) return groups
  return groups.map((group): Group => {
    if (group.kind !== 'facet' || group.name !== 'make') return group
    if (state.facets.make) return { ...group, models: true }
    return makes === 1 ? { ...group, name: 'model', label: t(FILTER_LABELS.model), style: 'boxes' } : group
  })
}

const NUMBERED: { [K in FacetName]?: (a: number, b: number) => number } = {
  year: (a, b) => b - a,
  seats: (a, b) => a - b,
  sleeps: (a, b) => a - b,
}

type Offering = Pick<TenantConfig, 'search' | 'search_categories'>

/** The dealer's popular makes before the others; if it names categories, only those and in its order. */
function offered(name: FacetName, all: readonly FacetOption[], config: Offering): readonly FacetOption[] {
  const { popularMakes } = config.search
  const isPopular = ({ value }: FacetOption) => popularMakes.includes(value)
  if (name === 'make') return [...all.filter(isPopular), ...all.filter((option) => !isPopular(option))]
  const named = config.search_categories
  return name === 'categories' && named.length
    ? named.flatMap((category) => all.find(({ value }) => value === category) ?? [])
    : all
}

/** Options in the dealer's order, at most LIMITS; chosen values are always included. */
export const optionsOf = (name: FacetName, view: ListView, state: ListState, config: Offering) => {
  const order = NUMBERED[name]
  const counted = view.facets[name] ?? []
  const all = order ? counted.toSorted((a, b) => order(Number(a.value), Number(b.value))) : counted
  const chosen = state.facets[name] ?? []
  const shown = offered(name, all, config)
  const unnamed = all.filter((option) => chosen.includes(option.value) && !shown.includes(option))
  return [...shown, ...unnamed].filter(
    ({ value, count }, index) => chosen.includes(value) || (count > 0 && index < (LIMITS[name] ?? 150)),
  )
}

export const totalOf = (name: FacetName, view: ListView): number =>
  (view.facets[name] ?? []).filter(({ count }) => count > 0).length

export const activeCount = (group: Group, state: ListState): number => {
  if (group.kind === 'near') return Number(state.near !== null)
  if (group.kind === 'range') return Number(state.ranges[group.name] !== undefined)
  return (state.facets[group.name]?.length ?? 0) + (group.models ? (state.facets.model?.length ?? 0) : 0)
}

export const isOpen = (group: Group, index: number, state: ListState): boolean =>
  activeCount(group, state) > 0 || (group.open ?? index < OPEN_FIRST)

const shows = (groups: readonly Group[], kind: Group['kind'], name: string): boolean =>
  groups.some(
    (group) =>
      group.kind === kind &&
      (group.name === name || (group.kind === 'facet' && group.models && name === 'model')),
  )

/** Active filters that the panel does not show; the form sends them as hidden fields. */
export const carriedPairs = (state: ListState, groups: readonly Group[]): [string, string][] => {
  const pairs = FACET_NAMES.filter((name) => !shows(groups, 'facet', name)).flatMap((name) =>
    (state.facets[name] ?? []).map((value): [string, string] => [name, value]),
  )
  for (const name of RANGE_NAMES) {
    const range = state.ranges[name]
    if (range && !shows(groups, 'range', name))
      pairs.push([`range[${name}]`, `${range.min ?? ''}:${range.max ?? ''}`])
  }
  pairs.push(...notPairs(state))
  if (state.near && !shows(groups, 'near', 'near'))
    pairs.push(['near', state.near.postcode], ['radius', String(state.near.radius)])
  return pairs
}
