import { register, registered } from '@/lib/registry'

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
    siteChanges: number
  }
}

export const pageCachePort = (): PageCachePort | null => registered('pageCache') ?? null
export const registerPageCache = (port: PageCachePort | undefined): void => register('pageCache', port)

export const siteChanges = (): number => registered('siteChanges') ?? 0
export const noteSiteChange = (): void => register('siteChanges', siteChanges() + 1)
