import { subscribe } from '@/cache/redis'
import { ALL, namesSite } from '@/cache/tags'
import type { ServerState } from './serving'
import { Pages } from './Pages'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as after } from 'node:timers/promises'
import { noteSiteChange, registerPageCache } from '@/cache/port'
import '@/lib/giveWay'
import { register } from '@/lib/registry'
import { InnerRequest } from './InnerRequest'
import { InnerResponse, type HttpServer } from './InnerResponse'
import { createHandler } from './handler'
import { lookerAt } from './look'
import { createMetrics } from './metrics'
import type { AppHandler, ServerOptions } from './options'
import { answerMalformed, refuse } from './answers'
import { Server as NetServer, type Socket } from 'node:net'

/** While messages can be lost the cache is bypassed; after a reconnect it starts empty. */
function followRedis(url: string, pages: Pages, state: ServerState, ownId: string): { close(): void } {
  pages.bypass = true
  state.redis = 'down'
  return subscribe(url, {
    onTags: (tags, from) => {
      if (from === ownId) return
      if (tags.some(namesSite)) noteSiteChange()
      pages.cache.invalidate(tags)
    },
    onUp: () => {
      noteSiteChange()
      pages.cache.invalidate([ALL])
      pages.bypass = false
      state.redis = 'up'
    },
    onDown: () => {
      pages.bypass = true
      pages.cache.invalidate([ALL])
      state.redis = 'down'
    },
  })
}

/** One address must not hold every connection. */
function limitConnections(server: HttpServer, perAddress: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const count = (open.get(address) ?? 0) + 1
    if (count > perAddress) {
      socket.destroy()
      return
    }
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}

const IDLE_GRACE = 500

/** Idle connections stay open for `ms`: a request already on its way gets an answer, not a reset. */
async function drain(server: HttpServer, ms: number): Promise<void> {
  // http.Server.close would close idle connections at once; the net one only stops listening.
  const closed = new Promise<void>((resolve) => void NetServer.prototype.close.call(server, () => resolve()))
  const idle = setTimeout(() => server.closeIdleConnections(), IDLE_GRACE)
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_GRACE)
  const cut = setTimeout(() => server.closeAllConnections(), ms)
  await closed
  clearTimeout(idle)
  clearInterval(sweep)
  clearTimeout(cut)
  // Ends http's own timer, which the net close does not know.
  server.close(() => undefined)
}

export interface Listener {
  server: HttpServer
  pages: Pages
  /** Before this call everything except health is 503. */
  open(): void
  close(): Promise<void>
}
type Upgrade = (req: InnerRequest, socket: Duplex, head: Buffer) => boolean

export function createListener(app: AppHandler, options: ServerOptions, upgrade?: Upgrade): Listener {
  const pages = new Pages(app, options)
  const metrics = createMetrics(pages)
  const state: ServerState = { open: false, draining: false, redis: 'off' }
  const id = randomUUID()

  const server = createServer({
    IncomingMessage: InnerRequest,
    ServerResponse: InnerResponse,
    maxHeaderSize: 16 * 1024,
    headersTimeout: options.times.headersMs,
    requestTimeout: Math.max(options.times.bodyMs, 120_000),
    connectionsCheckingInterval: 1000,
    keepAliveTimeout: 65_000,
  })
  // Node would silently drop headers beyond its own limit; this server counts and refuses them.
  server.maxHeadersCount = 0
  limitConnections(server, options.trustProxy ? Infinity : options.connectionsPerAddress)
  server.on('connection', () => pages.turns.arrived())
  answerMalformed(server)
  server.on('request', createHandler({ app, options, pages, metrics, state }))
  server.on('upgrade', (req, socket, head) => {
    socket.on('error', () => socket.destroy())
    if (!upgrade?.(req, socket, head)) refuse(socket, 426)
  })

  const mayKeep = () => options.cache && !pages.bypass
  registerPageCache({
    id,
    invalidate: (tags) => metrics.purged(pages.cache.invalidate(tags)),
    clock: () => (mayKeep() ? pages.cache.clock : null),
    changed: (tags) => (mayKeep() ? pages.cache.changed(tags) : null),
    veto: (request) => pages.renders.veto(request),
    status: (request, status) => pages.renders.status(request, status),
    endBy: (request, end) => pages.renders.endBy(request, end),
  })
  register('pagesAwaited', () => pages.renders.awaited)
  if (options.serveSites) register('lookAt', lookerAt(pages))
  const redis =
    options.cache && options.redisUrl ? followRedis(options.redisUrl, pages, state, id) : undefined

  return {
    server,
    pages,
    open: () => {
      state.open = true
    },
    close: async () => {
      state.draining = true
      pages.redraws.close()
      const { drainMs, leaveMs = 0 } = options.times
      await after(leaveMs)
      await drain(server, drainMs - leaveMs)
      redis?.close()
      registerPageCache(undefined)
      register('pagesAwaited', undefined)
      register('lookAt', undefined)
    },
  }
}
