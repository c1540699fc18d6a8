import { z } from 'zod'
import { FACETS, NUMS, type Filter } from '@/search/types'
import { parseFilter } from './filterParser'
import type { DoubleIndex } from './state'

const sorts = NUMS.flatMap((num) => [`${num}:asc`, `${num}:desc`] as const)
const query = z.strictObject({
  indexUid: z.string(),
  q: z.string(),
  matchingStrategy: z.literal('all'),
  attributesToRetrieve: z.array(z.string()),
  filter: z.array(z.string()),
  facets: z.array(z.enum([...FACETS, ...NUMS])),
  sort: z.array(z.enum(sorts)).optional(),
  page: z.number().int().optional(),
  hitsPerPage: z.number().int().optional(),
  limit: z.number().int().optional(),
})
export const multiSearch = z.strictObject({ queries: z.array(query) })

/** Ids beyond this are never returned, however many are asked for. */
const MAX_TOTAL_HITS = 20_000

export function answer(
  index: DoubleIndex,
  { filter, facets, page = 1, hitsPerPage, limit, q, sort }: z.infer<typeof query>,
): unknown {
  const where: Filter = { and: filter.map(parseFilter) }
  const everyone = [...new Set([...index.docs.values()].map((doc) => doc.dealership_id))]
  const perPage = hitsPerPage ?? Math.max(1, limit ?? 20)
  const found = index.cars.search({
    scope: { dealershipIds: everyone },
    q,
    where,
    sort,
    page,
    perPage,
    facets: FACETS.filter((facet) => facets.includes(facet)),
    stats: NUMS.filter((num) => facets.includes(num)),
  })
  const facetDistribution = Object.fromEntries(
    Object.entries(found.facets).map(([facet, counts]) => [
      facet,
      Object.fromEntries(counts.map(({ value, count }) => [value, count])),
    ]),
  )
  const shared = { query: q, processingTimeMs: 1, facetDistribution, facetStats: found.stats }
  if (hitsPerPage === undefined)
    return { ...shared, hits: [], limit, offset: 0, estimatedTotalHits: found.total }
  const ids = (page - 1) * perPage < MAX_TOTAL_HITS ? found.ids : []
  return {
    ...shared,
    hits: ids.map((id) => ({ id })),
    totalHits: found.total,
    totalPages: found.pages,
    page,
    hitsPerPage,
  }
}
