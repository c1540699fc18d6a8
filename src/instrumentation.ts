/** Inside Next's own bundle, so that pages and start-up share one set of modules. */
import type { Instrumentation } from 'next'
import { pageCachePort } from './cache/port'
import { isStoreUnavailable } from './lib/storeUnavailable'

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NEXT_PHASE !== 'phase-production-build') {
    const { start } = await import('./boot')
    await start()
  }
}

/** When the database is unavailable, the failed page is sent as 503. */
export const onRequestError: Instrumentation.onRequestError = (error, { headers }) => {
  const id = headers['x-request-id']
  if (typeof id === 'string' && isStoreUnavailable(error)) pageCachePort()?.status(id, 503)
}
