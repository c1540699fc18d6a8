import type { EmbeddedEngine } from '@/search/embedded/engine'
import type { CarDoc, SearchEngine, WriteReceipt } from '@/search/types'

/** An in-memory engine with faults that can be switched on, like those of a real server. */
export interface Faulty {
  engine: SearchEngine
  inner: EmbeddedEngine
  away: boolean
  /** Ids that the engine refuses, with the whole batch that contains them. */
  refused: Set<string>
  /** Runs between a write and the moment when it becomes visible. */
  beforeVisible: () => Promise<unknown>
}

export async function faulty(): Promise<Faulty> {
  const { EmbeddedEngine } = await import('@/search/embedded/engine')
  const { SearchUnavailable } = await import('@/search/types')
  const inner = new EmbeddedEngine()
  const check = () => {
    if (state.away) throw new SearchUnavailable('away')
  }
  const late = (write: () => Promise<WriteReceipt>, accepted: number): WriteReceipt => ({
    accepted,
    visible: async () => {
      await state.beforeVisible()
      await (await write()).visible()
    },
  })
  const refusal = (docs: readonly CarDoc[]) => docs.some(({ id }) => state.refused.has(id))
  const engine: SearchEngine = {
    kind: 'meilisearch',
    ready: async () => check(),
    health: async () => (state.away ? { ok: false, docs: 0 } : inner.health()),
    search: async (request) => (check(), inner.search(request)),
    facetValues: async (request) => (check(), inner.facetValues(request)),
    upsert: async (docs) => (
      check(),
      late(() => (refusal(docs) ? Promise.reject(new Error('refused')) : inner.upsert(docs)), docs.length)
    ),
    remove: async (ids) => (check(), late(() => inner.remove(ids), ids.length)),
    rebuild: async (source) => (check(), inner.rebuild(source)),
    revisions: async (ids) => (check(), inner.revisions(ids)),
    close: () => inner.close(),
  }
  const state: Faulty = { engine, inner, away: false, refused: new Set(), beforeVisible: async () => {} }
  return state
}
