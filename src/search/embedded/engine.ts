import { giveWay } from '@/lib/giveWay'
import type {
  CarDoc,
  EngineHealth,
  FacetCount,
  FacetValuesRequest,
  SearchEngine,
  SearchRequest,
  SearchResult,
  WriteReceipt,
} from '@/search/types'
import { CarIndex } from './carIndex'

/** Dead rows slow every query: above this share the index is copied without them. */
const MAX_WASTE = 0.25
const MIN_ROWS_TO_COMPACT = 2000
const SLICE = 500

type Write = { upsert: CarDoc } | { remove: string }

/** The default engine: in this process's memory, filled from the database at start. One process only. */
export class EmbeddedEngine implements SearchEngine {
  readonly kind = 'embedded'
  private index = new CarIndex()
  private missed: Write[] | undefined
  private replacing: Promise<void> = Promise.resolve()
  private compacting = false

  async ready(): Promise<void> {
    await this.replacing
  }

  async health(): Promise<EngineHealth> {
    return { ok: true, docs: this.index.table.size }
  }

  async search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResult> {
    signal?.throwIfAborted()
    const start = performance.now()
    const result = this.index.search(request)
    return { ...result, tookMs: performance.now() - start }
  }

  async facetValues(request: FacetValuesRequest): Promise<FacetCount[]> {
    return this.index.facetValues(request)
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
    await this.replace(async (next) => {
      for await (const docs of source) {
        for (const doc of docs) next.upsert(doc)
        accepted += docs.length
        await giveWay()
      }
    })
    return { accepted, visible: () => Promise.resolve() }
  }

  async revisions(dealershipIds: readonly string[]): Promise<Map<string, number>> {
    return this.index.revisions(dealershipIds)
  }

  async close(): Promise<void> {
    await this.replacing
    this.index = new CarIndex()
  }

  private write(write: Write): void {
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
      await this.replace(async (next) => {
        const steps = this.index.copyInto(next, SLICE)
        while (!steps.next().done) await giveWay()
      })
    } finally {
      this.compacting = false
    }
  }

  private replace(fill: (next: CarIndex) => Promise<void>): Promise<void> {
    const run = async () => {
      const next = new CarIndex()
      const missed: Write[] = (this.missed = [])
      try {
        await fill(next)
        for (const write of missed) apply(next, write)
        this.index = next
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
