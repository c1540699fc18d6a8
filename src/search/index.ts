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
  }
}

/** The process's search engine: Meilisearch (with the database behind it) when MEILISEARCH_HOST is set, else in memory. */
export const getSearchEngine = (): SearchEngine =>
  singleton('searchEngine', () =>
    env.meilisearch ? new FallbackEngine(new MeilisearchEngine(env.meilisearch)) : new EmbeddedEngine(),
  )
