import { headers } from 'next/headers'
import { pageCachePort } from './port'

/** Keeps the page that is being rendered out of the page cache: made while search was away, for example. */
export async function doNotKeep(): Promise<void> {
  const id = (await headers()).get('x-request-id')
  if (id) pageCachePort()?.veto(id)
}
