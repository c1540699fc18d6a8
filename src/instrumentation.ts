/** Inside Next's own bundle, so that pages and start-up share one set of modules. */
import type { Instrumentation } from 'next'
import { pageCachePort } from './cache/port'
import { isBuilding } from './lib/nextNames'
import { isStoreUnavailable } from './lib/storeHealth'

export async function register(): Promise<void> {
  // Written out: the bundler puts the runtime in its place, and leaves the start out of what is no Node.
  if (process.env.NEXT_RUNTIME === 'nodejs' && !isBuilding(process.env)) {
    const { start } = await import('./boot')
    await start()
  }
}

/** When the database is unavailable, the failed page is sent as 503. */
export const onRequestError: Instrumentation.onRequestError = (error, { headers }) => {
  const id = headers['x-request-id']
  if (typeof id === 'string' && isStoreUnavailable(error)) pageCachePort()?.status(id, 503)
}
