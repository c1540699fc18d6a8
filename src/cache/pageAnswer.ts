import { headers } from 'next/headers'
import { pageCachePort } from './port'

const requestId = async (): Promise<string | null> => (await headers()).get('x-request-id')

export async function doNotKeep(): Promise<void> {
  const id = await requestId()
  if (id) pageCachePort()?.veto(id)
}

/** Next's pages can only answer 307 and 308; old addresses of a dealer are expected to answer 301. */
export async function answer301(): Promise<void> {
  const id = await requestId()
  if (id) pageCachePort()?.status(id, 301)
}

/** For what changes by the clock alone: the page is stored at most until then (epoch ms). */
export async function keepUntil(end: number): Promise<void> {
  const id = await requestId()
  if (id) pageCachePort()?.endBy(id, end)
}
