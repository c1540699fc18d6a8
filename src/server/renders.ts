import {
  IncomingMessage,
  ServerResponse,
  type IncomingHttpHeaders,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
} from 'node:http'
import { AsyncLocalStorage } from 'node:async_hooks'
import { Socket } from 'node:net'
import { isDataRequest, statusInPage, isFailedRender } from '@/lib/nextContract'
import { registerStaticHtmlTexts } from '@/lib/staticHtmlTexts'
import { addHeaders, toBuffer } from './InnerResponse'
import type { AppHandler } from './options'
import type { CacheableEndpoint } from '@/cache/endpoints'
import { RETRY_AFTER } from './answers'

export interface Captured {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}
type Callback = (error?: Error | null) => void
type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[]

class CaptureResponse extends ServerResponse {
  #chunks: Buffer[] = []
  #settle: (captured: Captured | Error) => void

  constructor(req: IncomingMessage, settle: (captured: Captured | Error) => void) {
    super(req)
    this.#settle = settle
  }

  override writeHead(status: number, second?: string | Headers, third?: Headers): this {
    this.statusCode = status
    addHeaders(this, typeof second === 'string' ? third : second)
    return this
  }

  override flushHeaders(): void {}

  override write(chunk: unknown, second?: BufferEncoding | Callback, third?: Callback): boolean {
    this.#chunks.push(toBuffer(chunk, second))
    const callback = typeof second === 'function' ? second : third
    if (callback) process.nextTick(callback)
    return true
  }

  override end(first?: unknown, second?: BufferEncoding | Callback, third?: Callback): this {
    if (this.finished) return this
    if (first !== undefined && first !== null && typeof first !== 'function')
      this.#chunks.push(toBuffer(first, second))
    const callback = [first, second, third].find((value) => typeof value === 'function')
    this.finished = true
    this.#settle({ status: this.statusCode, headers: this.getHeaders(), body: Buffer.concat(this.#chunks) })
    process.nextTick(() => {
      if (typeof callback === 'function') Reflect.apply(callback, this, [])
      this.emit('finish')
      this.emit('close')
    })
    return this
  }

  override destroy(error?: Error): this {
    this.#settle(error ?? new Error('The app gave up its answer'))
    return super.destroy(error)
  }
}

const staticHtml = new AsyncLocalStorage<Map<string, string>>()
registerStaticHtmlTexts(staticHtml)

/** Data for React (`rsc`) needs all static markup; in a whole page, whoever it is for, it would be sent twice. */
export const asRequested = <Answer>(headers: IncomingHttpHeaders, answer: () => Answer): Answer =>
  isDataRequest(headers) ? answer() : staticHtml.run(new Map(), answer)

/** Renders a page with these headers only: no visitor header reaches it. Rejects when the app fails. */
export function ask(app: AppHandler, url: string, headers: IncomingHttpHeaders): Promise<Captured> {
  const req = new IncomingMessage(new Socket())
  req.method = 'GET'
  req.url = url
  req.headers = headers
  req.httpVersion = '1.1'
  req.httpVersionMajor = 1
  req.httpVersionMinor = 1
  req.complete = true
  req.push(null)
  return new Promise((resolve, reject) => {
    const res = new CaptureResponse(req, (outcome) =>
      outcome instanceof Error ? reject(outcome) : resolve(outcome),
    )
    asRequested(headers, async () => app(req, res)).catch(reject)
  })
}

interface RenderHints {
  /** A person waits for it: not drawn again before anybody asks, nor asked by an integrator's program. */
  readonly isAwaited: boolean
  vetoed: boolean
  status: number | undefined
  /** Epoch ms: when something on the page changes by the clock alone. */
  end: number | undefined
}

export class Renders {
  #open = new Map<string, RenderHints>()

  get awaited(): number {
    let count = 0
    for (const { isAwaited } of this.#open.values()) if (isAwaited) count++
    return count
  }

  begin(id: string, isAwaited: boolean): RenderHints {
    const hints: RenderHints = { isAwaited, vetoed: false, status: undefined, end: undefined }
    this.#open.set(id, hints)
    return hints
  }

  end(id: string): void {
    this.#open.delete(id)
  }

  veto(id: string): void {
    const hints = this.#open.get(id)
    if (hints) hints.vetoed = true
  }

  status(id: string, status: number): void {
    const hints = this.#open.get(id)
    if (hints) hints.status = status
  }

  endBy(id: string, end: number): void {
    const hints = this.#open.get(id)
    if (hints) hints.end = Math.min(hints.end ?? end, end)
  }
}

/** Statuses that a page may change: a failed page of an unavailable store, and a moved address. */
const INSTEAD: Record<number, number> = { 500: 503, 308: 301 }

/** A 200 becomes what the page requests, except a redirect: Next's data of one stays a 200. */
export function statusFor(status: number, requested: number | undefined): number {
  if (requested === undefined) return status
  return INSTEAD[status] === requested || (status === 200 && requested !== 301) ? requested : status
}

export function withStatus(captured: Captured, requested: number | undefined): Captured {
  const { status, headers, body } = captured
  return { ...captured, status: statusFor(status, requested ?? statusInPage(headers['content-type'], body)) }
}

const STORE_MAX = 8 * 1024 * 1024

/** Not a 404 (maybe an unknown host), a failure (would outlive its cause) or a redirect (too many). */
export function storable(captured: Captured): boolean {
  const { status, headers, body } = captured
  if (status !== 200) return false
  if (headers['set-cookie'] !== undefined || headers['x-forecourt-cache'] === 'off') return false
  if (body.length > STORE_MAX) return false
  const promised = headers['content-length']
  if (promised !== undefined && Number(promised) !== body.length) return false
  return !isFailedRender(headers['content-type'], body)
}

export async function invokeEndpoint(call: CacheableEndpoint, host: string, url: string): Promise<Captured> {
  const at = url.indexOf('?')
  const { status, body, keep } = await call(host, new URLSearchParams(at < 0 ? '' : url.slice(at)))
  const headers = {
    'content-type': 'application/json',
    ...(!keep && { 'x-forecourt-cache': 'off' }),
    ...(status === 503 && { 'retry-after': RETRY_AFTER }),
  }
  return { status, headers, body }
}

export class RenderTimeout extends Error {}

export function limited<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RenderTimeout(`The app took more than ${ms} ms`)), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
