/** The address that a changed form stands for: fetched once the page stands, because the rules bring dates and formats along. */
import { isFacetName, isRangeName } from '@/domain/search/facets'
import { buildSearchHref } from '@/domain/search/href'
import { readNear } from '@/domain/search/near'
import { readRange } from '@/domain/search/range'
import { emptySearch } from '@/domain/search/state'
import { isPostcode } from '@/domain/postcodeForm'
import type { SortBy } from '@/domain/tenantConfig'
import { foldEntries } from './listQuery'

const SORTS = [
  'latest',
  'price_desc',
  'price_asc',
  'km_asc',
  'km_desc',
  'weekly_asc',
] as const satisfies readonly SortBy[]
const RANGE = /^range\[(\w+)\]$/

/** The list that a form describes, in its one shortest address, so that no redirect comes between. */
export const formHref = (entries: Iterable<readonly [string, string]>): string => {
  const state = emptySearch()
  const pairs = foldEntries(entries)
  const { near, radius } = Object.fromEntries(pairs)
  if (near && isPostcode(near)) state.near = readNear(near, radius ?? null)
  for (const [name, value] of pairs) {
    const ranged = RANGE.exec(name)?.[1]
    const range = ranged && isRangeName(ranged) ? readRange(value) : null
    if (range && ranged && isRangeName(ranged)) state.ranges[ranged] = range
    else if (name === 'query') state.query = value
    else if (name === 'sortBy') state.sortBy = SORTS.find((sort) => sort === value) ?? 'relevant'
    else if (name === 'deposit' || name === 'term') state.loan = { ...state.loan, [name]: Number(value) }
    else if (isFacetName(name)) state.facets[name] = [...(state.facets[name] ?? []), value]
  }
  return buildSearchHref(state)
}
