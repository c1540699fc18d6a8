/** The one search interface; `embedded/` and `meilisearch/` are its two engines. */
import { namesWith, type NamesWith, type Value } from '@/domain/car/field'
import { CAR_FIELDS, type CarFields } from '@/domain/car/fields'

export type Scalar = string | number | boolean

/** Fields whose values are counted and can be refined by. */
export const FACETS = namesWith(CAR_FIELDS, { facet: true })
export type Facet = (typeof FACETS)[number]

/** Fields with ranges, minimum and maximum, and an order. Times are epoch seconds. */
export const NUMS = namesWith(CAR_FIELDS, { range: true })
export type Num = (typeof NUMS)[number]

/** Fields that only filters may name. */
export const KEYS = ['id', 'dealership_id', 'stocknum'] as const
export type FilterField = Facet | Num | (typeof KEYS)[number]

/** A filter is a tree, never a string from a caller. Bounds are inclusive; string equality ignores case. */
export type Filter =
  | { f: FilterField; in: readonly Scalar[] }
  | { f: Num; min?: number; max?: number }
  | { f: FilterField; isNull: true }
  | { and: readonly Filter[] }
  | { or: readonly Filter[] }
  | { not: Filter }

export type Sort = `${Num}:${'asc' | 'desc'}`
export type Range = { min?: number; max?: number }
export type Refine = { [K in Facet]?: readonly Scalar[] }
export type Ranges = { [K in Num]?: Range }

export interface SearchRequest {
  /** Mandatory, added to every query by the engine. An empty list finds nothing, never everything. */
  scope: { dealershipIds: readonly string[] }
  /** Every word must match; at most ten words count, the last one also as a beginning. */
  q?: string
  /** Hard filters: apply to hits and to every count. */
  where?: Filter
  /** OR inside a facet, AND across; each is ignored in its own counts. */
  refine?: Refine
  /** Each is ignored in its own statistics and its own facet. */
  ranges?: Ranges
  facets?: readonly Facet[]
  stats?: readonly Num[]
  /** Missing values come last in both directions; ties: custom_rank descending, then id. */
  sort?: readonly Sort[]
  /** 1-based. */
  page?: number
  /** 1 to 100, 21 when absent. */
  perPage?: number
}

export interface FacetCount {
  value: string
  count: number
}
export interface NumStats {
  min: number
  max: number
}
export type FacetCounts = { [K in Facet]?: FacetCount[] }
export type StatsByNum = { [K in Num]?: NumStats }

export interface SearchResult {
  ids: string[]
  total: number
  /** How many of `total` can be paged to. */
  reachable: number
  page: number
  pages: number
  /** Count descending, then value; refined values are kept with 0. */
  facets: FacetCounts
  /** A field without a value among the hits is absent. */
  stats: StatsByNum
  tookMs: number
  /** The server was unavailable: the answer is of the fallback, made from the database. */
  degraded?: boolean
}

export interface FacetValuesRequest extends SearchRequest {
  facet: Facet
  /** Beginning of the value, any case. */
  prefix: string
  /** 10 when absent, at most 100. */
  limit?: number
}

export interface WriteReceipt {
  accepted: number
  /** Resolves when the write can be found. Rejects when the engine refused it. */
  visible(): Promise<void>
}

type IndexValue<V> = V extends string ? string : V
type InEach =
  'id' | 'dealership_id' | 'make' | 'model' | 'year' | 'car_type' | 'status' | 'created_at' | 'certified'
type Indexed = NamesWith<CarFields, { indexed: true }>

/** What both engines index of a car: made by `toCarDoc` only. No empty strings, absent instead of null. */
export type CarDoc = { -readonly [K in Indexed & InEach]: IndexValue<Value<CarFields[K]>> } & {
  -readonly [K in Exclude<Indexed, InEach>]?: IndexValue<Value<CarFields[K]>>
} & {
  search_prefix: string
  /** Other words that shoppers have for the car. */
  aliases?: string
  /** Revision of the row that the document was made from; compared by the drift check. */
  rev?: number
}

export interface EngineHealth {
  ok: boolean
  docs: number
}

export interface SearchEngine {
  readonly kind: 'embedded' | 'meilisearch'
  /** Resolves when the index exists with its settings. */
  ready(): Promise<void>
  health(): Promise<EngineHealth>
  /** @throws SearchUnavailable when the engine does not answer in time; callers fall back to the database. */
  search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResult>
  /** Values of one facet that begin with `prefix`, counted over the request's hits; most frequent first. */
  facetValues(request: FacetValuesRequest): Promise<FacetCount[]>
  /** Full documents: an existing id is replaced. */
  upsert(docs: readonly CarDoc[]): Promise<WriteReceipt>
  remove(ids: readonly string[]): Promise<WriteReceipt>
  /** Fills a new index beside the old one, replays what was written meanwhile, then swaps. Never a gap. */
  rebuild(source: AsyncIterable<readonly CarDoc[]>): Promise<WriteReceipt>
  /** The `rev` of every indexed car of these dealerships (0 when it has none), for the drift check. */
  revisions(dealershipIds: readonly string[]): Promise<Map<string, number>>
  close(): Promise<void>
}

/** The engine is away, too slow or refuses; nothing is wrong with the request. */
export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable'
}

// By name, not by class: Next may load the module of the class more than once in a process.
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error && error.name === 'SearchUnavailable'
