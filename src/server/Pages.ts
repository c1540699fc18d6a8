import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import '@/lib/pageMade'
import { registered } from '@/lib/registry'
import { tracedPiece } from '@/lib/trace'
import { cacheableEndpoint } from '@/cache/endpoints'
import type { CacheRoute } from './routes'
import { invokeEndpoint, ask, type Captured, limited, withStatus, Renders, storable } from './renders'
import { cacheKey, splitQuery } from '@/cache/cacheKey'
import { pagesAreMakeshift } from '@/cache/port'
import { makeNonce, baseline } from './securityHeaders'
import { ENCODINGS, negotiate, type Encoding } from '@/cache/encoding'
import { toStored, withRest } from './entry'
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
import { Asks, type Life } from '@/cache/life'
import { PageCache, SOON_MS, type Stored, type Ticket } from '@/cache/PageCache'
import type { Target } from './inbound'
import { withWordsOf } from './hostWords'
import { Redraws } from './Redraws'
import { Turns, type Asker } from './turns'
import { recoded, variantKey, variantOf, type Rendered } from './variants'

export type Outcome = 'hit' | 'shared' | 'miss' | 'bypass'
export interface PageRequest extends SiteAddress {
  asker: Asker
  target: Target
  headers: IncomingHttpHeaders
  route: Omit<CacheRoute, 'name'> & { name: CacheRoute['name'] | 'static' }
  /** What is made for it is not stored. */
  leavesNothing?: boolean
  /** Called before a render; throws when this visitor has no renders left. */
  mayRender: () => void
}
interface Question {
  key: string
  url: string
  soft: Record<string, string> | null
  encoding: Encoding
  /** Set where a page is drawn again before anybody asks. */
  former?: Life
}
interface Flight {
  ticket: Ticket
  promise: Promise<Rendered>
}

const UNANSWERED: Captured = { status: 503, headers: {}, body: Buffer.alloc(0) }
const PAGES: ReadonlySet<string> = new Set(['home', 'list', 'car', 'content'])

export class Pages {
  readonly cache: PageCache
  /** While messages of other processes can be lost, nothing is read from the cache, stored or shared. */
  bypass = false
  #flights = new Map<string, Flight>()
  readonly #asks = new Asks()
  readonly renders = new Renders()
  readonly turns = new Turns()
  readonly redraws: Redraws

  constructor(
    private readonly app: AppHandler,
    private readonly options: ServerOptions,
  ) {
    this.redraws = new Redraws((error) =>
      options.warn({ error: String(error) }, 'A page could not be drawn again'),
    )
    this.cache = new PageCache(options.cacheBytes, this.redraws)
  }

  async get(request: PageRequest): Promise<{ stored: Stored; outcome: Outcome; key: string }> {
    const { route, target } = request
    const encoding = negotiate(request.headers['accept-encoding'])
    const { passes = route.reads } = route
    const soft = PAGES.has(route.name) ? softNavigation(request.headers, request.host) : null
    const { read } = splitQuery(target.query, route.reads, UNION_QUERY)
    const { read: seen, rest } = splitQuery(target.query, passes, UNION_QUERY)
    const key = cacheKey(route.name === 'static' ? '*' : request.host, target.decoded, read, soft)
    const question = { key, url: canonicalPath(target) + (seen ? `?${seen}` : ''), soft, encoding }
    const { stored, outcome } = await this.#answer(request, question)
    return { stored: withRest(stored, rest), outcome, key }
  }

  async #answer(request: PageRequest, question: Question): Promise<{ stored: Stored; outcome: Outcome }> {
    const { key, encoding } = question
    const hit =
      !this.bypass &&
      (this.cache.get(variantKey(key, encoding)) ?? (await recoded(this.cache, key, encoding)))
    if (hit) return { stored: hit, outcome: 'hit' }
    if (this.bypass || request.leavesNothing) {
      request.mayRender()
      const made = await this.#render(request, question)
      return { stored: await variantOf(this.cache, made, encoding), outcome: 'bypass' }
    }
    const flight = this.#flightOf(question)
    if (flight)
      return { stored: await variantOf(this.cache, await flight.promise, encoding), outcome: 'shared' }
    request.mayRender()
    return {
      stored: await variantOf(this.cache, await this.#launch(request, question), encoding, key),
      outcome: 'miss',
    }
  }

  #flightOf(question: Question): Flight | undefined {
    const flight = this.#flights.get(flightKey(question))
    return flight && this.cache.isFresh(flight.ticket) ? flight : undefined
  }

  /** Draws a page again for whoever asks next, unless somebody did. What it replaces is shown until then, or was emptied. */
  async #again(request: PageRequest, question: Question, former: Life): Promise<void> {
    const { key, encoding } = question
    const kept = () => ENCODINGS.flatMap((one) => this.cache.peek(variantKey(key, one)) ?? [])
    if (this.bypass || kept().some(({ life }) => life !== former) || this.#flightOf(question)) return
    const again = { ...request, id: randomUUID() }
    const facts = { 'server.address': request.host, 'forecourt.kind': request.route.name }
    const launch = () => this.#launch(again, { ...question, former })
    const drawn = await tracedPiece('draw again', facts, null, () => withWordsOf(request.host, launch))
    await variantOf(this.cache, drawn, encoding, key)
    if (!drawn.isFresh) return
    // In other encodings, or it is no page any more.
    for (const one of ENCODINGS) {
      const at = variantKey(key, one)
      if (this.cache.peek(at)?.life === former) this.cache.drop(at)
    }
  }

  #lifeOf(request: PageRequest, { former, ...question }: Question): Life {
    const { host, authority, scheme, target, route } = request
    // Nothing of the visitor who asked first.
    const asker = { host, who: 'redraws' }
    const lean = { id: '', host, authority, scheme, target, route, asker, headers: {}, mayRender: () => {} }
    const life: Life = {
      host,
      drawnAt: Date.now(),
      ...(former
        ? { asks: former.asks, askedAt: former.askedAt }
        : this.#asks.begin(question.key, Date.now())),
      again: () => this.#again(lean, question, life),
    }
    this.#asks.remember(question.key, life)
    return life
  }

  #launch(request: PageRequest, question: Question): Promise<Rendered> {
    const at = flightKey(question)
    const ticket = this.cache.begin(request.route.tags)
    const promise = this.#render(request, question, ticket).finally(() => {
      this.cache.end()
      if (this.#flights.get(at)?.promise === promise) this.#flights.delete(at)
    })
    this.#flights.set(at, { ticket, promise })
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
    const { key, url, soft, former } = question
    const call = cacheableEndpoint(request.target.decoded)
    const nonce = call ? '' : makeNonce()
    const hints = this.renders.begin(id, !former)
    const from = performance.now()
    try {
      const captured = withStatus(await this.#capture(request, question, nonce), hints.status)
      if (PAGES.has(route.name) && !soft && captured.status === 200)
        registered('pageMade')?.(request.host, route.name, performance.now() - from)
      const instead = call || soft ? null : await this.notice(request, captured.status, captured.body)
      const isFresh = ticket !== undefined && this.cache.isFresh(ticket)
      if (instead) return { identity: instead, variants: new Map(), isFresh }
      if (captured.headers['set-cookie'] !== undefined)
        this.options.warn({ id, url }, 'A cacheable page set a cookie; it was dropped')
      const identity = toStored(captured, {
        nonce,
        ...this.#endOf(route, ticket, hints.end),
        baseline: baseline(this.options.secure),
        immutable: route.name === 'static',
        policies: !this.options.dev,
      })
      const keep = isFresh && !this.bypass && !pagesAreMakeshift() && !hints.vetoed && storable(captured)
      if (keep && PAGES.has(route.name)) identity.life = this.#lifeOf(request, question)
      if (keep) this.cache.set(variantKey(key, 'identity'), identity)
      return { identity, variants: new Map(), isFresh }
    } finally {
      this.renders.end(id)
    }
  }

  /** What ends it: a change, or time. What it shows of others may have changed while it was drawn. */
  #endOf({ tags, soonTags, ttl }: PageRequest['route'], ticket: Ticket | undefined, end = Infinity) {
    const isWhole = !soonTags || (ticket && this.cache.isFresh({ tags: soonTags, clock: ticket.clock }))
    return { tags, soonTags, ttl: Math.min(ttl, isWhole ? ttl : SOON_MS, Math.max(0, end - Date.now())) }
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

/** The URL as sent, not sorted: a redirect to the canonical order must not be shared with its target. */
const flightKey = ({ url, key }: Question): string => `${url}\n${key}`
