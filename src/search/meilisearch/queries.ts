import type { MultiSearchQuery } from 'meilisearch'
import { cleanQuery } from '@/search/cleanQuery'
import { MAX_PAGE_SIZE, PAGE_SIZE } from '@/search/settings'
import { FACETS, NUMS, type Facet, type Num, type SearchRequest } from '@/search/types'
import { filterString, oneOf, within } from './filterString'

type Field = Facet | Num

export interface Plan {
  queries: MultiSearchQuery[]
  /** Query i counts `fields[i]`: all unrefined fields first, then one refined field per query. */
  fields: Field[][]
  page: number
  perPage: number
}

const whole = (value: number | undefined, fallback: number) =>
  value !== undefined && Number.isFinite(value) ? Math.max(1, Math.floor(value)) : fallback

function demands({ refine = {}, ranges = {} }: SearchRequest): Map<Field, string[]> {
  const byField = new Map<Field, string[]>()
  const add = (field: Field, parts: string[]) => {
    if (parts.length > 0) byField.set(field, [...(byField.get(field) ?? []), ...parts])
  }
  for (const facet of FACETS) if (refine[facet]?.length) add(facet, [oneOf(facet, refine[facet])])
  for (const num of NUMS) add(num, within(num, ranges[num] ?? {}))
  return byField
}

/** One query per refined field: Meilisearch has no disjunctive counts. Every query contains the scope. */
export function plan(indexUid: string, request: SearchRequest): Plan {
  const byField = demands(request)
  const base = [
    oneOf('dealership_id', request.scope.dealershipIds),
    ...(request.where ? [filterString(request.where)] : []),
  ]
  const filter = (without?: Field) => [
    ...base,
    ...[...byField].flatMap(([field, parts]) => (field === without ? [] : parts)),
  ]
  const wanted = [...new Set<Field>([...(request.facets ?? []), ...(request.stats ?? [])])]
  const own = wanted.filter((field) => byField.has(field))
  const shared = wanted.filter((field) => !byField.has(field))
  const page = whole(request.page, 1)
  const perPage = Math.min(whole(request.perPage, PAGE_SIZE), MAX_PAGE_SIZE)
  const common = {
    indexUid,
    q: cleanQuery(request.q),
    matchingStrategy: 'all',
    attributesToRetrieve: ['id'],
  } as const
  const query = (facets: Field[], parts: string[]): MultiSearchQuery => ({
    ...common,
    attributesToRetrieve: [...common.attributesToRetrieve],
    filter: parts,
    facets,
  })
  return {
    queries: [
      { ...query(shared, filter()), page, hitsPerPage: perPage, sort: [...(request.sort ?? [])] },
      ...own.map((field) => ({ ...query([field], filter(field)), limit: 0 })),
    ],
    fields: [shared, ...own.map((field) => [field])],
    page,
    perPage,
  }
}
