import { register, registered } from '@/lib/registry'

/** The server's page cache, as the app sees it. */
export interface PageCachePort {
  /** One per process, so that a process knows its own messages when they come back through Redis. */
  readonly id: string
  /** Empties every entry that carries one of the tags, at once, and keeps renders begun before out of the cache. */
  invalidate(tags: string[]): void
  /** Moves on whenever something is emptied; null while nothing may be cached. */
  clock(): number | null
  /** When one of the tags was last emptied, by `clock`; null while nothing may be cached. */
  changed(tags: string[]): number | null
  /** The response to this request is not to be stored (a degraded page, for example). */
  veto(requestId: string): void
  /** The page that answers this request is a notice: it goes out with this status instead of 200. */
  status(requestId: string, status: number): void
}

declare module '@/lib/registry' {
  interface Registry {
    pageCache: PageCachePort
  }
}

export const pageCachePort = (): PageCachePort | null => registered('pageCache') ?? null
export const registerPageCache = (port: PageCachePort | undefined): void => register('pageCache', port)
