import type { SearchEngine, SearchRequest, SearchResult } from '@/search/types'
import { PAGE_SIZE } from '@/search/settings'
import type { LocationsNear } from './near'

type Engine = Pick<SearchEngine, 'search'>

/** The cars of one location, from `from` (inclusive) to `to`. */
async function idsAt(engine: Engine, request: SearchRequest, place: string, from: number, to: number) {
  const { perPage = PAGE_SIZE } = request
  const first = Math.floor(from / perPage)
  const last = Math.floor((to - 1) / perPage)
  const ids: string[] = []
  for (let page = first; page <= last; page++) {
    const refine = { ...request.refine, location_name: [place] }
    const found = await engine.search({ ...request, refine, facets: [], stats: [], page: page + 1, perPage })
    ids.push(...found.ids)
  }
  return ids.slice(from - first * perPage, to - first * perPage)
}

/**
 * The page of `result` in the order of the distance, and within a place in the order of the request. The engines know no
 * distances: places are few, and a page holds the cars of one to three of them.
 */
export async function nearestFirst(
  engine: Engine,
  request: SearchRequest,
  result: SearchResult,
  near: LocationsNear,
): Promise<string[]> {
  const { page = 1, perPage = PAGE_SIZE, refine = {} } = request
  const chosen = refine.location_name
  const counts = new Map((result.facets.location_name ?? []).map(({ value, count }) => [value, count]))
  const places = [...near]
    .filter(([name]) => counts.has(name) && (!chosen || chosen.includes(name)))
    .sort(([, a], [, b]) => a - b)
  const ids: string[] = []
  let start = 0
  const [from, to] = [(page - 1) * perPage, page * perPage]
  for (const [name] of places) {
    const end = start + (counts.get(name) ?? 0)
    const [low, high] = [Math.max(from, start), Math.min(to, end)]
    if (low < high) ids.push(...(await idsAt(engine, request, name, low - start, high - start)))
    start = end
  }
  return ids
}
