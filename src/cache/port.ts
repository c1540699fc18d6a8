import { register, registered } from '@/lib/registry'
import { headers } from 'next/headers'

export interface PageCachePort {
  /** One per process, so that a process recognises its own messages from Redis. */
  readonly id: string
  /** Removes entries with one of the tags at once, and does not store renders that began before. */
  invalidate(tags: string[]): void
  /** Increases at each invalidation; null while nothing may be cached. */
  clock(): number | null
  /** When one of the tags was last invalidated, by `clock`; null while nothing may be cached. */
  changed(tags: string[]): number | null
  veto(requestId: string): void
  status(requestId: string, status: number): void
}

declare module '@/lib/registry' {
  interface Registry {
    pageCache: PageCachePort
  }
}

export const pageCachePort = (): PageCachePort | null => registered('pageCache') ?? null
export const registerPageCache = (port: PageCachePort | undefined): void => register('pageCache', port)

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
