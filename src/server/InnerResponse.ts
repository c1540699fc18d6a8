import { ServerResponse, type OutgoingHttpHeader, type OutgoingHttpHeaders, type Server } from 'node:http'
import { constants, createGzip, type Gzip } from 'node:zlib'
import type { InnerRequest } from './InnerRequest'

type Callback = (error?: Error | null) => void
type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[]
type Mode = 'open' | 'raw' | 'gzip' | 'whole'

export interface ResponsePolicy {
  mode(res: InnerResponse): Exclude<Mode, 'open'>
  /** The body of mode `whole`; may add headers, because none has been sent. */
  whole(res: InnerResponse, body: Buffer): Promise<Buffer>
  /** `whole` threw: the connection ends without an answer. */
  failed(error: unknown): void
}

export function toBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (Buffer.isBuffer(chunk)) return chunk
  if (chunk instanceof Uint8Array) return Buffer.from(chunk)
  return Buffer.from(
    String(chunk),
    typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8',
  )
}

export function addHeaders(res: ServerResponse, headers: Headers | undefined): void {
  if (!headers) return
  if (!Array.isArray(headers)) {
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) res.setHeader(name, value)
    return
  }
  for (let i = 0; i + 1 < headers.length; i += 2) res.appendHeader(String(headers[i]), String(headers[i + 1]))
}

const later = (callback: unknown) => {
  if (typeof callback === 'function') process.nextTick(callback)
}

export class InnerResponse extends ServerResponse<InnerRequest> {
  #policy: ResponsePolicy | undefined
  #mode: Mode = 'raw'
  #chunks: Buffer[] = []
  #gzip: Gzip | undefined
  #ending = false
  #sealed = false

  applyPolicy(policy: ResponsePolicy): void {
    this.#policy = policy
    this.#mode = 'open'
  }

  /** The server has already answered: later writes of the app are dropped. */
  answerInstead(answer: () => unknown): void {
    if (this.#sealed || this.#ending) return
    this.#policy = undefined
    this.#mode = 'raw'
    if (!this.headersSent) answer()
    this.#sealed = true
  }

  override setHeader(name: string, value: number | string | readonly string[]): this {
    return this.#sealed ? this : super.setHeader(name, value)
  }

  override writeHead(status: number, second?: string | Headers, third?: Headers): this {
    if (this.#sealed || this.#mode === 'whole') return this
    if (this.#mode !== 'open')
      return typeof second === 'string'
        ? super.writeHead(status, second, third)
        : super.writeHead(status, second)
    this.statusCode = status
    addHeaders(this, typeof second === 'string' ? third : second)
    this.#mode = this.#policy?.mode(this) ?? 'raw'
    if (this.#mode === 'whole') return this
    if (this.#mode === 'gzip') this.#startGzip()
    return super.writeHead(this.statusCode)
  }

  override flushHeaders(): void {
    if (this.#mode === 'open') this.writeHead(this.statusCode)
    if (this.#mode !== 'whole' && !this.#sealed) super.flushHeaders()
  }

  override write(chunk: unknown, second?: BufferEncoding | Callback, third?: Callback): boolean {
    if (this.#mode === 'open') this.writeHead(this.statusCode)
    if (this.#mode === 'whole' || this.#sealed) {
      if (!this.#sealed) this.#chunks.push(toBuffer(chunk, second))
      later(typeof second === 'function' ? second : third)
      return true
    }
    if (this.#gzip)
      return this.#gzip.write(toBuffer(chunk, second), typeof second === 'function' ? second : third)
    return typeof second === 'string' ? super.write(chunk, second, third) : super.write(chunk, second)
  }

  override end(first?: unknown, second?: BufferEncoding | Callback, third?: Callback): this {
    if (this.#sealed || this.#ending) return this
    const callback = [first, second, third].find((value) => typeof value === 'function')
    const chunk = typeof first === 'function' || first === null ? undefined : first
    if (this.#mode === 'open') this.writeHead(this.statusCode)
    const done = typeof callback === 'function' ? () => void Reflect.apply(callback, this, []) : undefined
    if (this.#mode === 'whole') {
      if (chunk !== undefined) this.#chunks.push(toBuffer(chunk, second))
      this.#ending = true
      void this.#endWhole(done)
      return this
    }
    if (this.#gzip) {
      this.#ending = true
      this.#gzip.end(chunk === undefined ? undefined : toBuffer(chunk, second))
      if (done) this.once('finish', done)
      return this
    }
    return chunk === undefined
      ? super.end(done)
      : super.end(chunk, typeof second === 'string' ? second : 'utf8', done)
  }

  async #endWhole(done: (() => void) | undefined): Promise<void> {
    const policy = this.#policy
    this.#policy = undefined
    try {
      const body = await policy?.whole(this, Buffer.concat(this.#chunks))
      this.#mode = 'raw'
      super.end(body, 'utf8', done)
    } catch (error) {
      policy?.failed(error)
      this.#mode = 'raw'
      this.destroy()
    }
  }

  #startGzip(): void {
    // Flushed at every write: the admin streams, and must not wait until gzip's buffer is full.
    const gzip = createGzip({ level: 3, flush: constants.Z_SYNC_FLUSH })
    this.#gzip = gzip
    gzip.on('data', (part: Buffer) => {
      if (!super.write(part)) gzip.pause()
    })
    gzip.on('end', () => super.end())
    gzip.on('drain', () => this.emit('drain'))
    this.on('drain', () => gzip.resume())
    this.once('close', () => gzip.destroy())
  }
}

export type HttpServer = Server<typeof InnerRequest, typeof InnerResponse>
