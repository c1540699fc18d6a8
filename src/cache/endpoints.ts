import { singleton } from '@/lib/registry'

/** JSON, and whether it may be stored (not when it was made while search was unavailable). */
export interface EndpointResponse {
  status: number
  body: Buffer
  keep: boolean
}
/** A call whose answer is the same for everybody of a site. @param host the site's, as the server knows it */
export type CacheableEndpoint = (host: string, query: URLSearchParams) => Promise<EndpointResponse>

declare module '@/lib/registry' {
  interface Registry {
    endpoints: Map<string, CacheableEndpoint>
  }
}

const endpoints = () => singleton('endpoints', () => new Map())

/** The server invokes such a call itself: the framework's way to a handler costs more than a search does. */
export function registerEndpoint(path: string, call: CacheableEndpoint): void {
  endpoints().set(path, call)
}

/** Null until the app has loaded the call, and for every other address: the app answers as it does for any page. */
export function cacheableEndpoint(path: string): CacheableEndpoint | null {
  return endpoints().get(path) ?? null
}
