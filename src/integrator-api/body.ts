/** Never holds more in memory than the limit, compressed or not. */
import { createGunzip } from 'node:zlib'
import { Readable } from 'node:stream'
import type { z } from 'zod'
import type { JsonFault } from '@/lib/json'
import { ThreadStopped } from '@/lib/partsThread'
import { type JsonJob, readJsonApart } from '@/features/stock/files/parseApart'
import { errorsOf } from '@/features/stock/understood'
import { ApiError } from './problem'

export const MAX_BODY = 10 * 1024 * 1024
const MAX_DEPTH = 40
/** Lists longer than any call takes. */
const MAX_ITEMS = 1000
const READ_TIME = 30_000
/** Each chunk is one turn of the thread pool: with the default 16 kB a full batch mostly waits. */
const UNPACK_CHUNK = 256 * 1024

export const tooLarge = () =>
  new ApiError('too_large', `The body is larger than ${MAX_BODY / 1024 / 1024} MB unpacked.`)
export const tooLate = () => new ApiError('too_slow', 'The body took too long to arrive.')
export const notOfType = () => new ApiError('wrong_type', 'The content type must be application/json.')
export const notPacked = () => new ApiError('wrong_type', 'The content encoding must be gzip or none.')
export const noList = () =>
  new ApiError('invalid_body', 'The body must be a list of cars.', [
    { detail: 'must be a list', pointer: '' },
  ])

export const refusedBody = (error: z.ZodError) =>
  new ApiError('invalid_body', 'The body was not accepted.', errorsOf(error.issues))
/** @throws 422 that says of each field what is wrong */
export function accepted<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const read = schema.safeParse(body, { reportInput: true })
  if (!read.success) throw refusedBody(read.error)
  return read.data
}

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
  if (encoding !== 'gzip') throw notPacked()
  const packed = Readable.from(chunksOf(request))
  const gunzip = createGunzip({ chunkSize: UNPACK_CHUNK })
  packed.on('error', (error) => gunzip.destroy(error))
  try {
    return await collect(packed.pipe(gunzip))
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new ApiError('unreadable', 'The body is not valid gzip.')
  } finally {
    packed.destroy()
    gunzip.destroy()
  }
}

const mediaType = (request: Request) =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
const LINES = ['application/x-ndjson', 'application/ndjson', 'application/jsonl', 'application/x-jsonlines']

/** Of one car, or of any other body. */
const LIMITS = { depth: MAX_DEPTH, values: 20_000 }
/** Of a list of cars. */
const LIST_LIMITS = { depth: MAX_DEPTH, values: 400_000 }

const REFUSALS: Record<JsonFault, (most: number) => ApiError> = {
  letters: () => new ApiError('unreadable', 'The body is not valid UTF-8.'),
  broken: () => new ApiError('unreadable', 'The body is not valid JSON.'),
  deep: () => new ApiError('invalid_body', `The body is nested deeper than ${MAX_DEPTH} levels.`),
  many: (most) =>
    new ApiError('too_large', `The body has more than ${most} values, which is the most of one request.`),
}
export const bodyBusy = () =>
  new ApiError('dealer_busy', 'Other bodies of this dealer are being read just now.', undefined, {
    'retry-after': '5',
  })
export const bodyTooLong = () =>
  new ApiError('too_large', 'The body takes too long to read. Send fewer cars at once.')

/** Large ones are parsed in a thread. `owner`: whose bodies wait for each other. */
async function valueOf(owner: string, job: JsonJob): Promise<unknown> {
  const read = await readJsonApart(owner, job).catch((error: unknown) => {
    if (!(error instanceof ThreadStopped)) throw error
    throw error.why === 'busy' ? bodyBusy() : bodyTooLong()
  })
  if (read.ok) return read.value
  throw REFUSALS[read.fault](job.limits.values)
}

interface Sent {
  request: Request
  bytes: Uint8Array
  key: { tenant: string }
}

/** @throws 415 for another media type, 400 for broken JSON, 422 for too deep nesting, 413 for too many values */
export async function parseJson({ request, bytes, key }: Sent, limits = LIMITS): Promise<unknown> {
  const type = mediaType(request)
  if (type !== 'application/json' && !/^application\/[\w.-]+\+json$/.test(type)) throw notOfType()
  return valueOf(key.tenant, { kind: 'json', bytes, most: MAX_ITEMS, limits })
}

/** From a JSON array or from lines of JSON; a broken line is an item that fails alone. */
export async function parseItems(sent: Sent, most: number): Promise<unknown[]> {
  const { bytes, key } = sent
  const items = LINES.includes(mediaType(sent.request))
    ? await valueOf(key.tenant, { kind: 'lines', bytes, most, limits: LIST_LIMITS })
    : await parseJson(sent, LIST_LIMITS)
  if (!Array.isArray(items)) throw noList()
  if (items.length > most)
    throw new ApiError(
      'too_large',
      `This request has more than ${most} cars, which is the most that fit into one.`,
    )
  return items
}
