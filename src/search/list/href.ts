import { slugify } from '@/lib/slugify'
import { FACET_NAMES, type FacetName, RANGE_NAMES } from '@/core/car/facets'
import type { SearchRange, ListState } from './state'

/** Needs no encoding. The check is faster than encoding: a list page writes hundreds of addresses. */
const PLAIN = /^[\w.~!*'():,/[\]-]*$/

/** Spaces as `+`; the characters `:,/[]` are valid in a query and remain readable. */
export const encodeQuery = (text: string): string =>
  PLAIN.test(text)
    ? text
    : encodeURIComponent(text)
        .replaceAll('%20', '+')
        .replace(/%(3A|2C|2F|5B|5D)/g, (escape) => decodeURIComponent(escape))

export const writeRange = ({ min, max }: SearchRange): string => `${min ?? ''}:${max ?? ''}`

const only = (values: readonly string[] | undefined): string | undefined =>
  values?.length === 1 ? values[0] : undefined

const pathOf = ({ facets }: ListState): { path: string; inPath: readonly FacetName[] } => {
  const types = [...(facets.car_type ?? [])].sort().join()
  if (types === 'demo,new,used') return { path: '', inPath: ['car_type'] }
  if (types === 'demo,new') return { path: '/new-and-demo-cars', inPath: ['car_type'] }
  if (types === 'new' || types === 'used' || types === 'demo')
    return { path: `/${types}-cars`, inPath: ['car_type'] }
  const make = slugify(only(facets.make) ?? '')
  if (!make) return { path: '', inPath: [] }
  const model = slugify(only(facets.model) ?? '')
  return model
    ? { path: `/${make}/${model}`, inPath: ['make', 'model'] }
    : { path: `/${make}`, inPath: ['make'] }
}

export const notPairs = ({ not = {} }: ListState): [string, string][] =>
  FACET_NAMES.flatMap((name) => (not[name] ?? []).map((value): [string, string] => [`not[${name}]`, value]))

export const queryPairs = (state: ListState, inPath: readonly FacetName[] = []): [string, string][] => {
  const pairs: [string, string][] = []
  if (state.query) pairs.push(['query', state.query])
  for (const name of FACET_NAMES) {
    if (inPath.includes(name)) continue
    for (const value of state.facets[name] ?? []) pairs.push([name, value])
  }
  pairs.push(...notPairs(state))
  for (const name of RANGE_NAMES) {
    const range = state.ranges[name]
    if (range) pairs.push([`range[${name}]`, writeRange(range)])
  }
  if (state.loan?.deposit !== undefined) pairs.push(['deposit', String(state.loan.deposit)])
  if (state.loan?.term !== undefined) pairs.push(['term', String(state.loan.term)])
  if (state.near) pairs.push(['near', state.near.postcode], ['radius', String(state.near.radius)])
  if (state.sortBy !== 'relevant') pairs.push(['sortBy', state.sortBy])
  if (state.page > 1) pairs.push(['page', String(state.page)])
  return pairs
}

export const writeQuery = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([name, value]) => `${encodeQuery(name)}=${encodeQuery(value)}`).join('&')

/** The only and shortest address of a state, e.g. `/search/toyota/hilux?range[price]=10000:20000`. */
export const buildSearchHref = (state: ListState): string => {
  const { path, inPath } = pathOf(state)
  const query = writeQuery(queryPairs(state, inPath))
  return `/search${path}${query && `?${query}`}`
}

/** All filters in the query, so that they can be read without knowing the stock. No order, no page. */
export const wholeQuery = (state: ListState): string =>
  writeQuery(queryPairs({ ...state, sortBy: 'relevant', page: 1 }))
