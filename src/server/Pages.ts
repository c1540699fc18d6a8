import type { IncomingHttpHeaders } from 'node:http'
import '@/lib/pageMade'
import { registered } from '@/lib/registry'
import { cacheableEndpoint } from '@/cache/endpoints'
import type { CacheRoute } from './routes'
import { invokeEndpoint, ask, type Captured, withStatus, Renders, storable } from './renders'
import { cacheKey, splitQuery } from '@/cache/cacheKey'
import { pagesAreMakeshift } from '@/cache/port'
import { makeNonce, baseline } from './securityHeaders'
import { ENCODINGS, negotiate, type Encoding } from '@/cache/encoding'
import { isPackable, packed, toStored, unpacked, withRest } from './entry'
import {
  notFoundPage,
  sharedHeaders,
  type SiteAddress,
  unavailablePage,
  StoreUnanswered,
  whileStoreAnswers,
} from './notices'
import { isEmptyShell, softNavigation, UNION_QUERY } from '@/lib/nextContract'
import type { AppHandler, ServerOptions } from './options'
import { PageCache, type Stored, type Ticket } from '@/cache/PageCache'
import type { Target } from './inbound'
import { Turns, type Asker } from './turns'

export type Outcome = 'hit' | 'shared' | 'miss' | 'bypass'
export interface PageRequest extends SiteAddress {
  asker: Asker
  target: Target
  headers: IncomingHttpHeaders
  route: Omit<CacheRoute, 'name'> & { name: CacheRoute['name'] | 'static' }
  /** Called before a render; throws when this visitor has no renders left. */
  mayRender: () => void
}
interface Question {
  key: string
  url: string
  soft: Record<string, string> | null
}
interface Rendered {
  identity: Stored
  variants: Map<Encoding, Promise<Stored>>
}
interface Flight {
  ticket: Ticket
  promise: Promise<Rendered>
}

export class RenderTimeout extends Error {}
const UNANSWERED: Captured = { status: 503, headers: {}, body: Buffer.alloc(0) }
const PAGES: ReadonlySet<string> = new Set(['home', 'list', 'car', 'content'])

export class Pages {
  readonly cache: PageCache
  /** While messages of other processes can be lost, nothing is read from the cache, stored or shared. */
  bypass = false
  #flights = new Map<string, Flight>()
  readonly renders = new Renders()
  readonly turns = new Turns()

  constructor(
    private readonly app: AppHandler,
    private readonly options: ServerOptions,
  ) {
    this.cache = new PageCache(options.cacheBytes)
  }

  async get(request: PageRequest): Promise<{ stored: Stored; outcome: Outcome; key: string }> {
    const { route, target } = request
    const encoding = negotiate(request.headers['accept-encoding'])
    const { passes = route.reads } = route
    const soft = PAGES.has(route.name) ? softNavigation(request.headers, request.host) : null
    const { read } = splitQuery(target.query, route.reads, UNION_QUERY)
    const { read: seen, rest } = splitQuery(target.query, passes, UNION_QUERY)
    const key = cacheKey(route.name === 'static' ? '*' : request.host, target.decoded, read, soft)
    const question = { key, url: canonicalPath(target) + (seen ? `?${seen}` : ''), soft }
    const { stored, outcome } = await this.#answer(request, question, encoding)
    return { stored: withRest(stored, rest), outcome, key }
  }

  async #answer(
    request: PageRequest,
    question: Question,
    encoding: Encoding,
  ): Promise<{ stored: Stored; outcome: Outcome }> {
    const { key, url } = question
    if (this.bypass) {
      request.mayRender()
      return {
        stored: await this.#variant(await this.#render(request, question), encoding),
        outcome: 'bypass',
      }
    }
    const hit = this.cache.get(variantKey(key, encoding)) ?? (await this.#fromOtherEncoding(key, encoding))
    if (hit) return { stored: hit, outcome: 'hit' }
    // The URL as sent, not sorted: a redirect to the canonical order must not be shared with its target.
    const flightKey = `${url}\n${key}`
    const flight = this.#flights.get(flightKey)
    if (flight && this.cache.isFresh(flight.ticket))
      return { stored: await this.#variant(await flight.promise, encoding), outcome: 'shared' }
    request.mayRender()
    return {
      stored: await this.#variant(await this.#launch(flightKey, request, question), encoding, key),
      outcome: 'miss',
    }
  }

  async #fromOtherEncoding(key: string, encoding: Encoding): Promise<Stored | undefined> {
    for (const other of ENCODINGS) {
      const saved = other === encoding ? undefined : this.cache.get(variantKey(key, other))
      if (!saved) continue
      const made = await makeVariant(await unpacked(saved), encoding)
      if (this.cache.get(variantKey(key, other)) === saved) this.cache.set(variantKey(key, encoding), made)
      return made
    }
    return undefined
  }

  #launch(flightKey: string, request: PageRequest, question: Question): Promise<Rendered> {
    const ticket = this.cache.begin(request.route.tags)
    const promise = this.#render(request, question, ticket).finally(() => {
      this.cache.end()
      if (this.#flights.get(flightKey)?.promise === promise) this.#flights.delete(flightKey)
    })
    this.#flights.set(flightKey, { ticket, promise })
    return promise
  }

  /** A file of the build costs nothing that others would wait for. */
  async #inTurn({ asker, route }: PageRequest, made: () => Promise<Captured>): Promise<Captured> {
    const end = route.name === 'static' ? undefined : await this.turns.take(asker)
    return limited(made(), this.options.times.renderMs).finally(end)
  }

  /** The response of the app or of a cacheable endpoint; an empty 503 for a whole page while the store is unavailable. */
  async #capture(request: PageRequest, { url, soft }: Question, nonce: string): Promise<Captured> {
    const call = cacheableEndpoint(request.target.decoded)
    let isRefused = false
    const answering = this.#inTurn(request, async () => {
      // While it waited for its turn the store fell silent, and the visitor was answered.
      if (isRefused) return UNANSWERED
      return call
        ? invokeEndpoint(call, request.host, url)
        : ask(this.app, url, this.#headers(request, nonce, soft))
    })
    try {
      return await whileStoreAnswers(answering)
    } catch (error) {
      isRefused = true
      if (error instanceof StoreUnanswered && !call && !soft) return UNANSWERED
      throw error
    }
  }

  async #render(request: PageRequest, question: Question, ticket?: Ticket): Promise<Rendered> {
    const { id, route } = request
    const { key, url, soft } = question
    const call = cacheableEndpoint(request.target.decoded)
    const nonce = call ? '' : makeNonce()
    const hints = this.renders.begin(id)
    const from = performance.now()
    try {
      const captured = withStatus(await this.#capture(request, question, nonce), hints.status)
      if (PAGES.has(route.name) && !soft && captured.status === 200)
        registered('pageMade')?.(request.host, route.name, performance.now() - from)
      const instead = call || soft ? null : await this.notice(request, captured.status, captured.body)
      if (instead) return { identity: instead, variants: new Map() }
      if (captured.headers['set-cookie'] !== undefined)
        this.options.warn({ id, url }, 'A cacheable page set a cookie; it was dropped')
      const identity = toStored(captured, {
        nonce,
        tags: route.tags,
        ttl: route.ttl,
        baseline: baseline(this.options.secure),
        immutable: route.name === 'static',
        policies: !this.options.dev,
      })
      const keep = ticket && !this.bypass && !pagesAreMakeshift() && !hints.vetoed && storable(captured)
      if (keep && this.cache.isFresh(ticket)) this.cache.set(variantKey(key, 'identity'), identity)
      return { identity, variants: new Map() }
    } finally {
      this.renders.end(id)
    }
  }

  async #variant(rendered: Rendered, encoding: Encoding, key?: string): Promise<Stored> {
    const made = rendered.variants.get(encoding) ?? makeVariant(rendered.identity, encoding)
    rendered.variants.set(encoding, made)
    const stored = await made
    const saved = key !== undefined && this.cache.get(variantKey(key, 'identity')) === rendered.identity
    if (!saved || encoding === 'identity') return stored
    this.cache.set(variantKey(key, encoding), stored)
    // Very few clients request an uncompressed page, and it takes eight times the memory.
    this.cache.drop(variantKey(key, 'identity'))
    return stored
  }

  #headers(request: PageRequest, nonce: string, soft: Question['soft']): IncomingHttpHeaders {
    const headers = sharedHeaders(request, nonce)
    if (request.route.name === 'static') delete headers['x-forecourt-site']
    if (!soft) return headers
    delete headers['content-security-policy']
    delete headers['x-nonce']
    return { ...headers, ...soft }
  }

  async notice(site: SiteAddress, status: number, body: Buffer): Promise<Stored | null> {
    if (status === 503) return unavailablePage(this.app, this.options, this.cache, site)
    return status === 404 && isEmptyShell(body)
      ? notFoundPage(this.app, this.options, this.cache, site)
      : null
  }
}

const canonicalPath = ({ decoded }: Target): string => decoded.split('/').map(encodeURIComponent).join('/')

export const variantKey = (key: string, encoding: Encoding) => `${key}\n${encoding}`

function makeVariant(identity: Stored, encoding: Encoding): Promise<Stored> {
  return encoding === 'identity' || !isPackable(identity)
    ? Promise.resolve(identity)
    : packed(identity, encoding)
}

function limited<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RenderTimeout(`The app took more than ${ms} ms`)), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
