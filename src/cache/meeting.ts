import { processSingleton } from '@/lib/ofProcess'

/**
 * Where the front door (server.ts) and the app (Next's bundle) meet. Each loads its own copy of this module,
 * so nothing here may hold state: both find each other only through symbols on globalThis.
 */
export interface PageCachePort {
  /** One per process, so that a process knows its own messages when they come back through Redis. */
  readonly id: string
  /** Empties every entry that carries one of the tags, at once, and keeps renders begun before out of the cache. */
  invalidate(tags: string[]): void
  /** Moves on whenever something is emptied; null while nothing may be kept. */
  clock(): number | null
  /** When one of the tags was last emptied, by `clock`; null while nothing may be kept. */
  changed(tags: string[]): number | null
  /** The answer to this request is not to be stored (a degraded page, for example). */
  veto(requestId: string): void
  /** The page that answers this request is a notice: it goes out with this status instead of 200. */
  status(requestId: string, status: number): void
}

export interface Readiness {
  ok: boolean
  checks: Record<string, unknown>
}

/** What the app says to a call: JSON, and whether it may be kept (not when it was made while search was away). */
export interface EndpointResponse {
  status: number
  body: Buffer
  keep: boolean
}
/** A call whose answer is the same for everybody of a site. @param host the site's, as the door knows it */
export type CacheableEndpoint = (host: string, query: URLSearchParams) => Promise<EndpointResponse>

const PAGE_CACHE = Symbol.for('forecourt.pageCache')
const READINESS = Symbol.for('forecourt.readiness')

function hasMethod(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, name) === 'function'
}
const isPort = (value: unknown): value is PageCachePort =>
  hasMethod(value, 'invalidate') && hasMethod(value, 'changed')
const isReadiness = (value: unknown): value is () => Promise<Readiness> => typeof value === 'function'
const isHookSet = (value: unknown): value is Set<() => unknown> => value instanceof Set

export function pageCachePort(): PageCachePort | null {
  const found: unknown = Reflect.get(globalThis, PAGE_CACHE)
  return isPort(found) ? found : null
}

export function registerPageCache(port: PageCachePort | undefined): void {
  Reflect.set(globalThis, PAGE_CACHE, port)
}

/** The app says how ready it is: stores reachable, search lag and so on. Asked by /readyz. */
export function registerReadiness(ask: () => Promise<Readiness>): void {
  Reflect.set(globalThis, READINESS, ask)
}

export function appReadiness(): (() => Promise<Readiness>) | null {
  const found: unknown = Reflect.get(globalThis, READINESS)
  return isReadiness(found) ? found : null
}

const isCallMap = (value: unknown): value is Map<string, CacheableEndpoint> => value instanceof Map

const calls = () =>
  processSingleton('forecourt.sharedCalls', isCallMap, () => new Map<string, CacheableEndpoint>())

/** The door asks such a call itself: the framework's way to a handler costs more than a search does. */
export function registerEndpoint(path: string, call: CacheableEndpoint): void {
  calls().set(path, call)
}

/** Null until the app has loaded the call, and for every other address: the app is asked as for any page. */
export function cacheableEndpoint(path: string): CacheableEndpoint | null {
  return calls().get(path) ?? null
}

const hooks = () => processSingleton('forecourt.shutdown', isHookSet, () => new Set<() => unknown>())

/** Called once when the process stops, after the last request was answered; returns a way to take it back. */
export function onShutdown(hook: () => unknown): () => void {
  hooks().add(hook)
  return () => void hooks().delete(hook)
}

export async function runShutdownHooks(): Promise<void> {
  await Promise.allSettled([...hooks()].map(async (hook) => hook()))
}
