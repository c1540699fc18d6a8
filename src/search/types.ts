import { namesWith, type NamesWith, type Value } from '@/core/car/field'
import type { CaravanFacts } from '@/core/car/caravan'
import { CAR_FIELDS, type CarFields } from '@/core/car/fields'
import type { RatingName } from '@/core/car/ratingNames'

export type Scalar = string | number | boolean

/** `sleeps` and `axle_type` are facts inside a caravan's `specifications`. */
export const FACETS = [
  ...namesWith(CAR_FIELDS, { facet: true }),
  'sleeps',
  'axle_type',
  'price_rating',
] as const
export type Facet = (typeof FACETS)[number]

/** Times are epoch seconds. */
export const NUMS = [
  ...namesWith(CAR_FIELDS, { range: true }),
  'body_length',
  'tare_weight',
  'braked_towing',
  'price_against',
] as const
export type Num = (typeof NUMS)[number]

export const KEYS = ['id', 'dealership_id', 'stocknum'] as const
export type FilterField = Facet | Num | (typeof KEYS)[number]

/** Bounds are inclusive; string equality ignores case. Never a string from a caller. */
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
  /** Security: added to every query. An empty list finds nothing, never everything. */
  scope: { dealershipIds: readonly string[] }
  /** Every word must match; at most ten words count, the last one also as a prefix. */
  q?: string
  where?: Filter
  /** OR inside a facet, AND between facets; each is ignored in its own counts. */
  refine?: Refine
  ranges?: Ranges
  facets?: readonly Facet[]
  stats?: readonly Num[]
  /** Missing values last in both directions; ties: custom_rank descending, then id. */
  sort?: readonly Sort[]
  /** 1-based. */
  page?: number
  /** 1 to 100, default 21. */
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
  /** Count descending, then value; chosen values stay with 0. */
  facets: FacetCounts
  stats: StatsByNum
  tookMs: number
  /** The engine was unavailable and the fallback answered from the database. */
  degraded?: boolean
}

export interface FacetValuesRequest extends SearchRequest {
  facet: Facet
  prefix: string
  /** Default 10, at most 100. */
  limit?: number
}

export interface WriteReceipt {
  accepted: number
  /** Resolves when the write can be found. Rejects when the engine refused it. */
  visible(): Promise<void>
}

type IndexValue<V> = V extends string ? string : V
type InEach =
  | 'id'
  | 'dealership_id'
  | 'make'
  | 'model'
  | 'year'
  | 'car_type'
  | 'status'
  | 'created_at'
  | 'certified'
type Indexed = NamesWith<CarFields, { indexed: true }>

/** Made by `toCarDoc` only. Absent instead of null or empty. */
export type CarDoc = { -readonly [K in Indexed & InEach]: IndexValue<Value<CarFields[K]>> } & {
  -readonly [K in Exclude<Indexed, InEach>]?: IndexValue<Value<CarFields[K]>>
} & CaravanFacts & {
    /** In kilograms: what the car may pull. */
    braked_towing?: number
    /** How its price stands beside like cars, and by how many per cent. */
    price_rating?: RatingName
    price_against?: number
    search_prefix: string
    aliases?: string
    facts?: string
    rev?: number
  }

export interface EngineHealth {
  ok: boolean
  docs: number
}

export interface SearchEngine {
  readonly kind: 'embedded' | 'meilisearch'
  ready(): Promise<void>
  health(): Promise<EngineHealth>
  /** @throws SearchUnavailable when the engine does not answer in time; callers use the database. */
  search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResult>
  /** Values of one facet that begin with `prefix`, counted over the hits; most frequent first. */
  facetValues(request: FacetValuesRequest): Promise<FacetCount[]>
  /** Full documents: an existing id is replaced. */
  upsert(docs: readonly CarDoc[]): Promise<WriteReceipt>
  remove(ids: readonly string[]): Promise<WriteReceipt>
  /** Fills a new index, replays writes made in the meantime, then swaps without a gap. */
  rebuild(source: AsyncIterable<readonly CarDoc[]>): Promise<WriteReceipt>
  /** The `rev` of every indexed car (0 when it has none). */
  revisions(dealershipIds: readonly string[]): Promise<Map<string, number>>
  close(): Promise<void>
}

/** The engine is unavailable, too slow or refuses; the request itself is valid. */
export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable'
}

// By name, not by class: Next may load this module more than once in a process.
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error && error.name === 'SearchUnavailable'
