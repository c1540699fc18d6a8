import { readQuery } from '@/domain/listState/parse'
import { type SearchContext, type SearchState } from '@/domain/listState/state'

const TYPES: Record<string, readonly string[] | undefined> = {
  new: ['new'],
  used: ['used'],
  demo: ['demo'],
  'new-and-demo': ['new', 'demo'],
}

/** The list page's own query, plus `type`: `used`, `new-and-demo` or the path's own form `used-cars`. */
export const readListQuery = (given: URLSearchParams, context: SearchContext): SearchState => {
  const params = new URLSearchParams(given)
  const type =
    params
      .get('type')
      ?.toLowerCase()
      .replace(/-(?:cars|vehicles)$/, '') ?? ''
  params.delete('type')
  for (const value of (Object.hasOwn(TYPES, type) && TYPES[type]) || []) params.append('car_type', value)
  return readQuery(params, context)
}
