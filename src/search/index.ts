import { env } from '@/env'
import { singleton } from '@/lib/registry'
import { EmbeddedEngine } from './embedded/engine'
import { FallbackEngine } from './fallback'
import { MeilisearchEngine } from './meilisearch/engine'
import type { SearchEngine } from './types'

export * from './types'

declare module '@/lib/registry' {
  interface Registry {
    searchEngine: SearchEngine
    embeddedEngine: EmbeddedEngine
  }
}

export const embeddedEngine = (): EmbeddedEngine => singleton('embeddedEngine', () => new EmbeddedEngine())

/** Meilisearch when MEILISEARCH_HOST is set, else the in-memory engine; while it is unavailable, the database answers. */
export const getSearchEngine = (): SearchEngine =>
  singleton(
    'searchEngine',
    () => new FallbackEngine(env.meilisearch ? new MeilisearchEngine(env.meilisearch) : embeddedEngine()),
  )
