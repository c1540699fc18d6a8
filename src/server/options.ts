import type { IncomingMessage, ServerResponse } from 'node:http'

/** What renders the pages: Next, or a stand-in of the tests. */
export type AppHandler = (req: IncomingMessage, res: ServerResponse) => unknown

export interface ServerOptions {
  /** The one host of the admin and the API; every other host is a dealer's. */
  platformHost: string
  /** Off in development: pages are rendered anew each time. */
  cache: boolean
  dev: boolean
  /** Production mode: sent to browsers as HSTS. */
  secure: boolean
  /** One proxy in front is trusted about the visitor's address and scheme. */
  trustProxy: boolean
  /** False for a worker: it answers only health and metrics. */
  serveSites: boolean
  redisUrl?: string
  /** Sent as a bearer token it opens metrics and the state of the stores from elsewhere too. */
  operatorToken?: string
  /** Bound of the page cache in bytes, all encodings counted. */
  cacheBytes: number
  connectionsPerAddress: number
  /** Pages that are rendered for one address in a minute, at most; what comes from the cache is not counted. */
  missesPerMinute: number
  /** One line per answered request; undefined writes none. */
  access?: (line: object) => void
  /** Faults worth a person's look. */
  warn: (facts: object, text: string) => void
  times: { headersMs: number; bodyMs: number; renderMs: number; drainMs: number }
}

export const serverDefaults = {
  cache: true,
  dev: false,
  secure: false,
  trustProxy: false,
  serveSites: true,
  cacheBytes: 48 * 1024 * 1024,
  connectionsPerAddress: 256,
  missesPerMinute: 600,
  times: { headersMs: 10_000, bodyMs: 20_000, renderMs: 30_000, drainMs: 8_000 },
}
