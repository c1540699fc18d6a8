import { z } from 'zod'
import { settings } from '@/search/settings'
import type {
  FacetCount,
  FacetCounts,
  NumStats,
  Scalar,
  SearchRequest,
  SearchResult,
  StatsByNum,
} from '@/search/types'
import { valueKey } from '@/search/valueKey'
import type { Plan } from './queries'

const answers = z.object({
  results: z.array(
    z.object({
      hits: z.array(z.object({ id: z.string() })),
      totalHits: z.number().optional(),
      facetDistribution: z.record(z.string(), z.record(z.string(), z.number())).optional(),
      facetStats: z.record(z.string(), z.object({ min: z.number(), max: z.number() })).optional(),
    }),
  ),
})

/** Same order as the embedded engine: count descending, then value; chosen values stay with 0. */
export function facetCounts(
  counts: Readonly<Record<string, number>>,
  keep: readonly Scalar[] = [],
): FacetCount[] {
  const missing = new Map(keep.map((value) => [valueKey(value), String(value)]))
  for (const value of Object.keys(counts)) missing.delete(valueKey(value))
  return Object.entries(counts)
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .concat([...missing.values()].map((value) => ({ value, count: 0 })))
}

export function toResult(
  body: unknown,
  { fields, page, perPage }: Plan,
  request: SearchRequest,
): Omit<SearchResult, 'tookMs'> {
  const { results } = answers.parse(body)
  const counts = new Map<string, Record<string, number>>()
  const extents = new Map<string, NumStats>()
  results.forEach(({ facetDistribution = {}, facetStats = {} }, i) => {
    for (const field of fields[i] ?? []) {
      counts.set(field, facetDistribution[field] ?? {})
      const extent = facetStats[field]
      if (extent) extents.set(field, { min: extent.min, max: extent.max })
    }
  })
  const facets: FacetCounts = {}
  for (const facet of request.facets ?? [])
    facets[facet] = facetCounts(counts.get(facet) ?? {}, request.refine?.[facet])
  const stats: StatsByNum = {}
  for (const num of request.stats ?? []) {
    const extent = extents.get(num)
    if (extent) stats[num] = extent
  }
  const [main] = results
  const total = main?.totalHits ?? 0
  // Server versions differ in whether they cap the total; none allows paging beyond the limit.
  const reachable = Math.min(total, settings.pagination.maxTotalHits)
  const ids = main?.hits.map(({ id }) => id) ?? []
  return { ids, total, reachable, page, pages: Math.ceil(reachable / perPage), facets, stats }
}

export function nothing({ page }: Plan, request: SearchRequest): Omit<SearchResult, 'tookMs'> {
  const facets: FacetCounts = {}
  for (const facet of request.facets ?? []) facets[facet] = facetCounts({}, request.refine?.[facet])
  return { ids: [], total: 0, reachable: 0, page, pages: 0, facets, stats: {} }
}
