import { LRUCache } from 'lru-cache'
import { rowsInPieces } from '@/db/pieces'
import { log } from '@/lib/log'
import { outside } from '@/lib/outside'
import { traced } from '@/lib/trace'
import { INDEXED_FIELDS, toDocs } from './carRow'
import { CarIndex } from './embedded/carIndex'
import {
  isUnavailable,
  type CarDoc,
  type EngineHealth,
  type FacetCount,
  type FacetValuesRequest,
  type SearchEngine,
  type SearchRequest,
  type SearchResult,
  type WriteReceipt,
} from './types'

/** Maximum age of a dealer's cached cars while the engine is unavailable; after that they leave the memory. */
const FRESH_MS = 30_000
const MAX_SCOPES = 40
/** Of all of them, about 50 MB; a larger dealer is kept alone. */
export const MAX_CARS = 20_000

async function fromDatabase(dealershipIds: readonly string[]): Promise<CarIndex> {
  const index = new CarIndex()
  for await (const rows of rowsInPieces('cars', [['dealership_id', 'in', dealershipIds]], INDEXED_FIELDS))
    for (const doc of toDocs(rows)) index.upsert(doc)
  return index
}

/** During an outage, and before the embedded index is whole, the database's cars are indexed in memory for 30 s; the answer has `degraded`. */
export class FallbackEngine implements SearchEngine {
  private readonly scopes = new LRUCache<string, Promise<CarIndex>>({
    max: MAX_SCOPES,
    maxSize: MAX_CARS,
    sizeCalculation: () => 1,
    ttl: FRESH_MS,
    ttlAutopurge: true,
  })

  constructor(
    private readonly engine: SearchEngine,
    private readonly load: (dealershipIds: readonly string[]) => Promise<CarIndex> = fromDatabase,
  ) {}

  get kind(): SearchEngine['kind'] {
    return this.engine.kind
  }

  search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResult> {
    return traced('search', { 'forecourt.engine': this.kind }, async (note) => {
      const result = await this.found(request, signal)
      note({ 'forecourt.hits': result.total, 'forecourt.degraded': result.degraded === true })
      return result
    })
  }

  private async found(request: SearchRequest, signal?: AbortSignal): Promise<SearchResult> {
    const start = performance.now()
    try {
      return await this.engine.search(request, signal)
    } catch (error) {
      const index = await this.instead(error, request)
      return { ...index.search(request), tookMs: performance.now() - start, degraded: true }
    }
  }

  async facetValues(request: FacetValuesRequest): Promise<FacetCount[]> {
    try {
      return await this.engine.facetValues(request)
    } catch (error) {
      return (await this.instead(error, request)).facetValues(request)
    }
  }

  ready(): Promise<void> {
    return this.engine.ready()
  }
  health(): Promise<EngineHealth> {
    return this.engine.health()
  }
  upsert(docs: readonly CarDoc[]): Promise<WriteReceipt> {
    return this.engine.upsert(docs)
  }
  remove(ids: readonly string[]): Promise<WriteReceipt> {
    return this.engine.remove(ids)
  }
  rebuild(source: AsyncIterable<readonly CarDoc[]>): Promise<WriteReceipt> {
    return this.engine.rebuild(source)
  }
  revisions(dealershipIds: readonly string[]): Promise<Map<string, number>> {
    return this.engine.revisions(dealershipIds)
  }
  close(): Promise<void> {
    return this.engine.close()
  }

  /** @throws `error` itself when it is not an outage. */
  private instead(error: unknown, { scope }: SearchRequest): Promise<CarIndex> {
    if (!isUnavailable(error)) throw error
    const ids = [...new Set(scope.dealershipIds)].sort()
    const key = ids.join(' ')
    const known = this.scopes.get(key)
    if (known) return known
    // The embedded engine only reads its index at the start.
    if (this.kind !== 'embedded')
      log.warn(
        { err: error, dealerships: ids.length },
        'the search engine is unavailable: the database answers',
      )
    const index = outside(() => this.load(ids))
    this.scopes.set(key, index)
    index.then(
      ({ table }) => {
        // A second `set` of the same value would not change its size.
        this.scopes.delete(key)
        this.scopes.set(key, index, { size: Math.min(Math.max(1, table.size), MAX_CARS) })
      },
      () => this.scopes.delete(key),
    )
    return index
  }
}
