import { FACET_NAMES, RANGE_NAMES } from '@/core/car/facets'
import { writeRange } from '@/search/list/href'
import type { SearchArguments } from './searchArguments.rules'

/** As the address of the same list says it, so that the list's own parser reads both. */
export function searchQuery({ range, ...given }: SearchArguments): URLSearchParams {
  const pairs: [string, string][] = []
  for (const name of FACET_NAMES) for (const value of given[name] ?? []) pairs.push([name, String(value)])
  for (const name of RANGE_NAMES) {
    const ends = range?.[name]
    if (ends) pairs.push([`range[${name}]`, writeRange(ends)])
  }
  for (const name of ['query', 'near', 'radius', 'sortBy', 'page'] as const)
    if (given[name] !== undefined) pairs.push([name, String(given[name])])
  return new URLSearchParams(pairs)
}
