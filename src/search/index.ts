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

/** Meilisearch (with the database as fallback) when MEILISEARCH_HOST is set, else the in-memory engine. */
export const getSearchEngine = (): SearchEngine =>
  singleton('searchEngine', () =>
    env.meilisearch ? new FallbackEngine(new MeilisearchEngine(env.meilisearch)) : new EmbeddedEngine(),
  )
