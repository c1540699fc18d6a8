import { cleanQuery } from '@/search/cleanQuery'
import { MAX_PAGE_SIZE, PAGE_SIZE, settings } from '@/search/settings'
import type {
  CarDoc,
  FacetCount,
  FacetCounts,
  FacetValuesRequest,
  SearchRequest,
  SearchResult,
  StatsByNum,
} from '@/search/types'
import { CarTable } from './carTable'
import { countFacet, extentOf } from './facetCounts'
import { orderBy, slice, sortKey, tieBreak } from './order'
import { predicate } from './predicate'
import { refinements, countHits, type Refinement, type Hits } from './countHits'
import type { Part, Parts } from './snapshot/parts'
import { rankedSlice } from './text/rankedSlice'
import { TextIndex } from './text/textIndex'
import { TextMatch } from './text/textMatch'
import { valueKey } from '@/search/valueKey'

interface Found extends Hits {
  refined: readonly Refinement[]
  match?: TextMatch
}

export class CarIndex {
  readonly table = new CarTable()
  private readonly text = new TextIndex()

  upsert(doc: CarDoc): void {
    this.text.append(this.table.append(doc), doc)
  }

  remove(id: string): boolean {
    return this.table.remove(id)
  }

  get waste(): number {
    return this.table.length === 0 ? 0 : 1 - this.table.size / this.table.length
  }

  search(request: SearchRequest): Omit<SearchResult, 'tookMs'> {
    const found = this.find(request)
    const { page, perPage } = paging(request)
    const reachable = Math.min(found.hits.length, settings.pagination.maxTotalHits)
    const from = Math.min((page - 1) * perPage, reachable)
    const ords = this.ordered(found, request, from, Math.min(from + perPage, reachable))
    return {
      ids: Array.from(ords, (ord) => this.table.ids[ord] ?? ''),
      total: found.hits.length,
      reachable,
      page,
      pages: Math.ceil(reachable / perPage),
      ...this.counts(found, request),
    }
  }

  facetValues(request: FacetValuesRequest): FacetCount[] {
    const prefix = valueKey(request.prefix)
    const found = this.find(request)
    return countFacet(this.table, request.facet, groupsOf(found, request.facet))
      .filter(({ value }) => valueKey(value).startsWith(prefix))
      .slice(0, Math.min(request.limit ?? 10, 100))
  }

  revisions(dealershipIds: readonly string[]): Map<string, number> {
    const ords = this.candidates({ scope: { dealershipIds } })
    return new Map(Array.from(ords, (ord) => [this.table.ids[ord] ?? '', this.table.rev(ord)]))
  }

  /** Yields after each slice, so that requests are answered during a copy. */
  *copyInto(target: CarIndex, slice: number): Generator<void> {
    const renumbered = new Int32Array(this.table.length).fill(-1)
    const { alive } = this.table
    for (let ord = 0; ord < renumbered.length; ord++) {
      if (alive[ord] === 1) renumbered[ord] = target.table.copy(this.table, ord)
      if (ord % slice === slice - 1) yield
    }
    yield* target.text.copyFrom(this.text, renumbered)
  }

  /** The index as it is at the first step, whatever is written between the steps. */
  *parts(): Generator<Part> {
    const { length, alive } = this.table
    yield alive.slice(0, length)
    yield* this.table.parts(length)
    yield* this.text.parts(length)
  }

  /** Into an empty index. Yields as `copyInto` does. */
  *restore(parts: Parts): Generator<void> {
    yield* this.table.restore(parts, parts.u8())
    yield* this.text.restore(parts)
  }

  private find(request: SearchRequest): Found {
    const candidates = this.candidates(request)
    const refined = refinements(this.table, request)
    const q = cleanQuery(request.q)
    if (q === '') return { ...countHits(candidates, refined), refined }
    const match = new TextMatch(this.text, q, candidates, this.table.length)
    return { ...countHits(match.ords, refined), refined, match }
  }

  private candidates({ scope, where }: SearchRequest): Uint32Array {
    const lists = [...new Set(scope.dealershipIds)].map((id) => this.table.ordsOfDealership(id))
    const ords = new Uint32Array(lists.reduce((sum, list) => sum + list.length, 0))
    const { alive } = this.table
    const passes = where && predicate(this.table, where)
    let count = 0
    for (const list of lists)
      for (let i = 0; i < list.length; i++) {
        const ord = list.at(i)
        if (alive[ord] === 1 && (!passes || passes(ord))) ords[count++] = ord
      }
    return ords.subarray(0, count)
  }

  private ordered(
    { hits, match }: Found,
    { sort = [] }: SearchRequest,
    from: number,
    to: number,
  ): Uint32Array {
    const sorts = sort.map((one) => sortKey(this.table, one))
    if (match) return rankedSlice(match, hits, { sorts, tieBreak: tieBreak(this.table), from, to })
    return slice(hits, orderBy(this.table, sorts), from, to)
  }

  private counts(found: Found, request: SearchRequest): { facets: FacetCounts; stats: StatsByNum } {
    const facets: FacetCounts = {}
    for (const facet of request.facets ?? [])
      facets[facet] = countFacet(this.table, facet, groupsOf(found, facet), request.refine?.[facet])
    const stats: StatsByNum = {}
    for (const num of request.stats ?? []) {
      const extent = extentOf(this.table, num, groupsOf(found, num))
      if (extent) stats[num] = extent
    }
    return { facets, stats }
  }
}

/** The hits, and the cars that only this field's own filter excludes. */
function groupsOf({ hits, nearly, refined }: Found, field: Refinement['field']): Uint32Array[] {
  const own = nearly[refined.findIndex((one) => one.field === field)]
  return own ? [hits, own] : [hits]
}

function paging({ page = 1, perPage = PAGE_SIZE }: SearchRequest): { page: number; perPage: number } {
  const whole = (value: number, fallback: number) =>
    Number.isFinite(value) ? Math.max(1, Math.floor(value)) : fallback
  return { page: whole(page, 1), perPage: Math.min(whole(perPage, PAGE_SIZE), MAX_PAGE_SIZE) }
}
