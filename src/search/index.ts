import { env } from '@/env'
import { EmbeddedEngine } from './embedded/engine'
import { FallbackEngine } from './fallback'
import { MeilisearchEngine } from './meilisearch/engine'
import type { SearchEngine } from './types'

export * from './types'

/** Next loads a module once per bundle; the engine, with its index in memory, must be one per process. */
const SHARED = Symbol.for('forecourt.searchEngine')

const isEngine = (value: unknown): value is SearchEngine =>
  typeof value === 'object' && value !== null && 'search' in value && 'upsert' in value

/** The process's search engine: Meilisearch (with the database behind it) when MEILISEARCH_HOST is set, else in memory. */
export function getSearchEngine(): SearchEngine {
  const shared: unknown = Reflect.get(globalThis, SHARED)
  if (isEngine(shared)) return shared
  const engine = env.meilisearch
    ? new FallbackEngine(new MeilisearchEngine(env.meilisearch))
    : new EmbeddedEngine()
  Reflect.set(globalThis, SHARED, engine)
  return engine
}
