import {
  IncomingMessage,
  ServerResponse,
  type IncomingHttpHeaders,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
} from 'node:http'
import { AsyncLocalStorage } from 'node:async_hooks'
import { Socket } from 'node:net'
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

/** A response that goes nowhere: it ends as bytes in memory. */
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

/**
 * Requests a page of the app with the given headers alone, so that nothing of the visitor's own request can reach the
 * response. Rejects when the app throws or breaks off.
 */
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
    // React's data alone (`rsc`) must carry all markup; in a whole page it would stand there twice.
    ;(headers.rsc === undefined ? staticHtml.run(new Map(), answer) : answer()).catch(reject)
  })
}
