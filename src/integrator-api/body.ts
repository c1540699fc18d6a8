/** Never holds more in memory than the limit, compressed or not. */
import { createGunzip } from 'node:zlib'
import { Readable } from 'node:stream'
import { parseJson as valueOf } from '@/lib/parseJson'
import { ApiError } from './problem'

export const MAX_BODY = 10 * 1024 * 1024
const MAX_DEPTH = 40
const READ_TIME = 30_000
/** Each chunk is one turn of the thread pool: with the default 16 kB a full batch mostly waits. */
const UNPACK_CHUNK = 256 * 1024

export const tooLarge = () =>
  new ApiError(413, `The body is larger than ${MAX_BODY / 1024 / 1024} MB unpacked.`)
export const tooLate = () => new ApiError(408, 'The body took too long to arrive.')
export const notOfType = () => new ApiError(415, 'The content type must be application/json.')
export const noList = () =>
  new ApiError(422, 'The body must be a list of cars.', [{ detail: 'must be a list', pointer: '' }])

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    // Leaving the loop destroys the stream, so a zip bomb stops here.
    if (size > MAX_BODY) throw tooLarge()
    parts.push(chunk)
  }
  return Buffer.concat(parts)
}

async function* chunksOf(request: Request): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader()
  if (!reader) return
  const late = AbortSignal.timeout(READ_TIME)
  const stop = () => void reader.cancel().catch(() => undefined)
  late.addEventListener('abort', stop)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (late.aborted) throw tooLate()
      if (done) return
      yield value
    }
  } finally {
    late.removeEventListener('abort', stop)
    stop()
  }
}

/** @throws 413 past MAX_BODY, 415 for an unknown encoding, 400 for broken gzip */
export async function readBody(request: Request): Promise<Buffer> {
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase() ?? ''
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > MAX_BODY) throw tooLarge()
  if (encoding === '' || encoding === 'identity') return collect(chunksOf(request))
  if (encoding !== 'gzip') throw new ApiError(415, 'The content encoding must be gzip or none.')
  const packed = Readable.from(chunksOf(request))
  const gunzip = createGunzip({ chunkSize: UNPACK_CHUNK })
  packed.on('error', (error) => gunzip.destroy(error))
  try {
    return await collect(packed.pipe(gunzip))
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new ApiError(400, 'The body is not valid gzip.')
  } finally {
    packed.destroy()
    gunzip.destroy()
  }
}

const mediaType = (request: Request) =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
const LINES = ['application/x-ndjson', 'application/ndjson', 'application/jsonl', 'application/x-jsonlines']

/** Depth is counted in the text: JSON.parse and every later walk would recurse as deep as the input. */
function tooDeep(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 34) at = closingQuote(text, at)
    else if (code === 91 || code === 123) {
      if (++depth > MAX_DEPTH) return true
    } else if (code === 93 || code === 125) depth--
  }
  return false
}

/** Most of a body is inside quotes, and indexOf is many times faster than a loop. */
function closingQuote(text: string, opening: number): number {
  for (let at = text.indexOf('"', opening + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0
    while (text.charCodeAt(at - 1 - slashes) === 92) slashes++
    if (slashes % 2 === 0) return at
  }
  return text.length
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ApiError(400, 'The body is not valid UTF-8.')
  }
}

/** @throws 415 for another media type, 400 for broken JSON, 422 for too deep nesting */
export function parseJson(request: Request, bytes: Buffer): unknown {
  const type = mediaType(request)
  if (type !== 'application/json' && !/^application\/[\w.-]+\+json$/.test(type)) throw notOfType()
  const text = decode(bytes)
  if (tooDeep(text)) throw new ApiError(422, `The body is nested deeper than ${MAX_DEPTH} levels.`)
  const value = valueOf(text)
  if (value === undefined) throw new ApiError(400, 'The body is not valid JSON.')
  return value
}

/** From a JSON array or from lines of JSON; a broken line is an item that fails alone. */
export function parseItems(request: Request, bytes: Buffer, most: number): unknown[] {
  const items = LINES.includes(mediaType(request))
    ? parseLines(decode(bytes), most)
    : parseJson(request, bytes)
  if (!Array.isArray(items)) throw noList()
  if (items.length > most)
    throw new ApiError(413, `This request has more than ${most} cars, which is the most that fit into one.`)
  return items
}

function parseLines(text: string, most: number): unknown[] {
  const items: unknown[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    if (tooDeep(line)) throw new ApiError(422, `A line is nested deeper than ${MAX_DEPTH} levels.`)
    // One too many is enough to refuse the body, however many follow.
    if (items.length > most) break
    // A broken line is no object, so the ingest refuses this item and continues with the others.
    items.push(valueOf(line))
  }
  return items
}
