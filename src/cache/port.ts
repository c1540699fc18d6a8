import { register, registered, singleton } from '@/lib/registry'

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
  /** The page is not answered from memory from then on (epoch ms). */
  endBy(requestId: string, end: number): void
}

declare module '@/lib/registry' {
  interface Registry {
    pageCache: PageCachePort
    siteChanges: number
    gates: Map<string, readonly string[]>
    pagesAreMakeshift: boolean
  }
}

export const pageCachePort = (): PageCachePort | null => registered('pageCache') ?? null
export const registerPageCache = (port: PageCachePort | undefined): void => register('pageCache', port)

export const siteChanges = (): number => registered('siteChanges') ?? 0
export const noteSiteChange = (): void => register('siteChanges', siteChanges() + 1)

/** While true, what pages are made of is not whole: none is stored. */
export const noteMakeshift = (are: boolean): void => register('pagesAreMakeshift', are)
export const pagesAreMakeshift = (): boolean => registered('pagesAreMakeshift') ?? false

const gates = () => singleton('gates', () => new Map())
/** Called at each read of a site from the database. */
export const noteGates = (host: string, names: readonly string[]): void => void gates().set(host, names)
/** Undefined before the site was read. */
export const gatesOf = (host: string): readonly string[] | undefined => gates().get(host)
