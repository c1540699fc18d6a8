import {
  IncomingMessage,
  ServerResponse,
  type IncomingHttpHeaders,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
} from 'node:http'
import { AsyncLocalStorage } from 'node:async_hooks'
import { Socket } from 'node:net'
import { isDataRequest } from '@/lib/nextContract'
import { registerStaticHtmlTexts } from '@/lib/staticHtmlTexts'
import { addHeaders, toBuffer } from './InnerResponse'
import type { AppHandler } from './options'

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
    const answer = async () => app(req, res)
    // Data for React (`rsc`) needs all markup; in a whole page static markup would be sent twice.
    ;(isDataRequest(headers) ? answer() : staticHtml.run(new Map(), answer)).catch(reject)
  })
}
