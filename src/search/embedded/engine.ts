import { giveWay } from '@/lib/giveWay'
import {
  SearchUnavailable,
  type CarDoc,
  type EngineHealth,
  type FacetCount,
  type FacetValuesRequest,
  type SearchEngine,
  type SearchRequest,
  type SearchResult,
  type WriteReceipt,
} from '@/search/types'
import { CarIndex } from './carIndex'

/** Dead rows slow every query: above this share the index is copied without them. */
const MAX_WASTE = 0.25
const MIN_ROWS_TO_COMPACT = 2000
const SLICE = 500

type Write = { upsert: CarDoc } | { remove: string }

/** The default engine: in this process's memory, read from its snapshot at start or filled from the database. One process only. */
export class EmbeddedEngine implements SearchEngine {
  readonly kind = 'embedded'
  private index = new CarIndex()
  private missed: Write[] | undefined
  private replacing: Promise<void> = Promise.resolve()
  private compacting = false
  private isWhole = true
  /** Counts writes and new indexes. */
  changes = 0

  get current(): CarIndex {
    return this.index
  }

  /** Until it succeeds the engine is unavailable, so that the database answers. */
  load(read: () => Promise<CarIndex>): Promise<void> {
    this.isWhole = false
    return this.replace(read)
  }

  async ready(): Promise<void> {
    await this.replacing
  }

  async health(): Promise<EngineHealth> {
    return { ok: this.isWhole, docs: this.index.table.size }
  }

  async search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResult> {
    signal?.throwIfAborted()
    const start = performance.now()
    const result = this.whole().search(request)
    return { ...result, tookMs: performance.now() - start }
  }

  async facetValues(request: FacetValuesRequest): Promise<FacetCount[]> {
    return this.whole().facetValues(request)
  }

  async upsert(docs: readonly CarDoc[]): Promise<WriteReceipt> {
    for (const doc of docs) this.write({ upsert: doc })
    return this.written(docs.length)
  }

  async remove(ids: readonly string[]): Promise<WriteReceipt> {
    for (const id of ids) this.write({ remove: id })
    return this.written(ids.length)
  }

  async rebuild(source: AsyncIterable<readonly CarDoc[]>): Promise<WriteReceipt> {
    let accepted = 0
    await this.replace(async () => {
      const next = new CarIndex()
      for await (const docs of source) {
        for (const doc of docs) next.upsert(doc)
        accepted += docs.length
        await giveWay()
      }
      return next
    })
    return { accepted, visible: () => Promise.resolve() }
  }

  async revisions(dealershipIds: readonly string[]): Promise<Map<string, number>> {
    if (!this.isWhole) await this.ready()
    return this.index.revisions(dealershipIds)
  }

  async close(): Promise<void> {
    await this.replacing
    this.index = new CarIndex()
  }

  /** @throws SearchUnavailable before the first index is whole */
  private whole(): CarIndex {
    if (!this.isWhole) throw new SearchUnavailable('the index is being read')
    return this.index
  }

  private write(write: Write): void {
    this.changes++
    apply(this.index, write)
    this.missed?.push(write)
  }

  private written(accepted: number): WriteReceipt {
    const { waste, table } = this.index
    if (waste > MAX_WASTE && table.length > MIN_ROWS_TO_COMPACT && !this.compacting) void this.compact()
    return { accepted, visible: () => Promise.resolve() }
  }

  private async compact(): Promise<void> {
    this.compacting = true
    try {
      await this.replace(async () => {
        const next = new CarIndex()
        const steps = this.index.copyInto(next, SLICE)
        while (!steps.next().done) await giveWay()
        return next
      })
    } finally {
      this.compacting = false
    }
  }

  private replace(make: () => Promise<CarIndex>): Promise<void> {
    const run = async () => {
      const missed: Write[] = (this.missed = [])
      try {
        const next = await make()
        for (const write of missed) apply(next, write)
        this.index = next
        this.isWhole = true
        this.changes++
      } finally {
        this.missed = undefined
      }
    }
    const done = this.replacing.then(run)
    this.replacing = done.catch(() => undefined)
    return done
  }
}

function apply(index: CarIndex, write: Write): void {
  if ('upsert' in write) index.upsert(write.upsert)
  else index.remove(write.remove)
}
