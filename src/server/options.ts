import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Spans } from './tracing/spans'

export type AppHandler = (req: IncomingMessage, res: ServerResponse) => unknown

export interface ServerOptions {
  /** The one host of the admin and the API; every other host is a tenant's. */
  platformHost: string
  cache: boolean
  dev: boolean
  secure: boolean
  /** Trusts one proxy in front for the client's address and scheme. */
  trustProxy: boolean
  /** False for a worker: it answers only health and metrics. */
  serveSites: boolean
  redisUrl?: string
  /** As a bearer token it opens metrics and store state to other machines. */
  operatorToken?: string
  cacheBytes: number
  connectionsPerAddress: number
  missesPerMinute: number
  /** The id of the signed-in person of the staff whose cookies these are. */
  staffId: (cookie: string | undefined) => string | null
  access?: (line: object) => void
  /** Undefined unless a collector of traces is named. */
  spans?: Pick<Spans, 'request'>
  warn: (facts: object, text: string) => void
  /** `leaveMs`, of `drainMs`: how long a process that stops says so, and serves on, before it takes no more connections. */
  times: { headersMs: number; bodyMs: number; renderMs: number; drainMs: number; leaveMs?: number }
}

/** One of several behind a proxy: the proxy asks each second whether it serves. */
export const LEAVE_MS = 2000

export const serverDefaults = {
  cache: true,
  dev: false,
  secure: false,
  trustProxy: false,
  serveSites: true,
  cacheBytes: 48 * 1024 * 1024,
  connectionsPerAddress: 256,
  missesPerMinute: 600,
  staffId: () => null,
  times: { headersMs: 10_000, bodyMs: 20_000, renderMs: 30_000, drainMs: 8_000 },
}
