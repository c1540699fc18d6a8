import { singleton } from '@/lib/registry'

export interface EndpointResponse {
  status: number
  body: Buffer
  keep: boolean
}
export type CacheableEndpoint = (host: string, query: URLSearchParams) => Promise<EndpointResponse>

declare module '@/lib/registry' {
  interface Registry {
    endpoints: Map<string, CacheableEndpoint>
  }
}

const endpoints = () => singleton('endpoints', () => new Map())

/** The server invokes it directly: Next's way to a handler costs more than a search. */
export function registerEndpoint(path: string, call: CacheableEndpoint): void {
  endpoints().set(path, call)
}

/** Null until the app has loaded the call, and for every other URL: then the app answers. */
export function cacheableEndpoint(path: string): CacheableEndpoint | null {
  return endpoints().get(path) ?? null
}
