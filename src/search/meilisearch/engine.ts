import { Meilisearch, MeilisearchApiError, type IndexStats } from 'meilisearch'
import { Breaker } from '@/lib/breaker'
import {
  type EngineHealth,
  type FacetCount,
  type FacetValuesRequest,
  type SearchEngine,
  type SearchRequest,
  type SearchResult,
  SearchUnavailable,
} from '@/search/types'
import { valueKey } from '@/search/valueKey'
import { nothing, toResult } from './answers'
import { plan } from './queries'
import { Writer } from './writer'

const SEARCH_TIMEOUT_MS = 800
/** A write is only queued there. Without an end, a silent engine held the start for five minutes. */
const CALL_TIMEOUT_MS = 10_000
const INDEX = 'cars'

export interface MeilisearchOptions {
  host: string
  apiKey: string
  searchTimeoutMs?: number
  /** For each other call, in ms. */
  callTimeoutMs?: number
  /** How long `visible()` waits for a write, in ms. */
  taskTimeoutMs?: number
}

/** Needs Meilisearch 1.36 or newer. One index serves all tenants. */
export class MeilisearchEngine extends Writer implements SearchEngine {
  readonly kind = 'meilisearch'
  private readonly breaker = new Breaker({
    failures: 5,
    pauseMs: 5_000,
    fault: (message, options) => new SearchUnavailable(message, options),
  })
  private readonly timeoutMs: number

  constructor({
    host,
    apiKey,
    searchTimeoutMs = SEARCH_TIMEOUT_MS,
    callTimeoutMs = CALL_TIMEOUT_MS,
    taskTimeoutMs = 60_000,
  }: MeilisearchOptions) {
    // Compressed responses stall for 40 ms on a keep-alive connection.
    const requestInit = { headers: { 'accept-encoding': 'identity' } }
    super(new Meilisearch({ host, apiKey, requestInit, timeout: callTimeoutMs }), INDEX, taskTimeoutMs)
    this.timeoutMs = searchTimeoutMs
  }

  async health(): Promise<EngineHealth> {
    try {
      // `getStats` takes no signal: with a silent engine it would wait longer than the readiness may.
      const path = `indexes/${this.uid}/stats`
      const { numberOfDocuments } = await this.guarded((signal) =>
        this.client.httpRequest.get<IndexStats>({ path, extraRequestInit: { signal } }),
      )
      return { ok: true, docs: numberOfDocuments }
    } catch {
      return { ok: false, docs: 0 }
    }
  }

  async search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResult> {
    const start = performance.now()
    const planned = plan(this.uid, request)
    if (request.scope.dealershipIds.length === 0) return { ...nothing(planned, request), tookMs: 0 }
    const body = await this.guarded((timeout) => {
      const either = signal ? AbortSignal.any([signal, timeout]) : timeout
      return this.client.multiSearch({ queries: planned.queries }, { signal: either })
    }, signal)
    return { ...toResult(body, planned, request), tookMs: performance.now() - start }
  }

  async facetValues({ facet, prefix, limit = 10, ...request }: FacetValuesRequest): Promise<FacetCount[]> {
    const { facets } = await this.search({ ...request, facets: [facet], stats: [], perPage: 1 })
    const beginning = valueKey(prefix)
    return (facets[facet] ?? [])
      .filter(({ value, count }) => count > 0 && valueKey(value).startsWith(beginning))
      .slice(0, Math.min(limit, 100))
  }

  async close(): Promise<void> {}

  private guarded<T>(call: (timeout: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
    // The client's own timeout has no effect on a request that has a signal.
    return this.breaker.run(
      () => call(AbortSignal.timeout(this.timeoutMs)),
      (error) => !signal?.aborted && isOutage(error),
    )
  }
}

/** For a search: a missing index counts too, and anything that kept an answer from coming in time. */
function isOutage(error: unknown): boolean {
  return (
    !(error instanceof MeilisearchApiError) || error.response.status >= 500 || error.response.status === 404
  )
}
