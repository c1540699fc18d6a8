import { env } from '@/env'
import { processSingleton } from '@/lib/ofProcess'
import { EmbeddedEngine } from './embedded/engine'
import { FallbackEngine } from './fallback'
import { MeilisearchEngine } from './meilisearch/engine'
import type { SearchEngine } from './types'

export * from './types'

const isEngine = (value: unknown): value is SearchEngine =>
  typeof value === 'object' && value !== null && 'search' in value && 'upsert' in value

/** The process's search engine: Meilisearch (with the database behind it) when MEILISEARCH_HOST is set, else in memory. */
export const getSearchEngine = (): SearchEngine =>
  processSingleton('forecourt.searchEngine', isEngine, () =>
    env.meilisearch ? new FallbackEngine(new MeilisearchEngine(env.meilisearch)) : new EmbeddedEngine(),
  )
