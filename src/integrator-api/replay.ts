import { createHash } from 'node:crypto'
import { claimKey, freeKey, keepAnswer, purgeAnswers, type Answer } from '@/features/keys/idempotency'
import { idempotencyKeySchema } from './parameters'
import { ApiError } from './problem'

const STORED_HEADERS = ['content-type', 'etag', 'location']
let claims = 0

export const stillRunning = () =>
  new ApiError(
    'request_running',
    'The first request with this Idempotency-Key is still running.',
    undefined,
    {
      'retry-after': '1',
    },
  )

const replayed = (answer: Answer): Response =>
  new Response(answer.body, {
    status: answer.status,
    headers: { 'cache-control': 'no-store', ...answer.headers },
  })

export function requestHash(request: Request, bytes: Uint8Array): string {
  const url = new URL(request.url)
  return createHash('sha256')
    .update(`${request.method} ${url.pathname}${url.search}\n`)
    .update(bytes)
    .digest('base64url')
}

async function remember(id: string, response: Response): Promise<Response> {
  const headers: Record<string, string> = {}
  for (const name of STORED_HEADERS) {
    const value = response.headers.get(name)
    if (value) headers[name] = value
  }
  const answer: Answer = { status: response.status, headers, body: await response.text() }
  await keepAnswer(id, answer)
  return replayed(answer)
}

/** Repeats get the first response for 24 h. 422: the key came with another request. 409: the first still runs. 400: bad key. */
export async function once(
  scope: string,
  request: Request,
  bytes: Uint8Array,
  handle: () => Promise<Response>,
): Promise<Response> {
  const header = request.headers.get('idempotency-key')
  if (header === null) return handle()
  const sent = idempotencyKeySchema.safeParse(header.trim())
  if (!sent.success)
    throw new ApiError(
      'bad_idempotency_key',
      'The Idempotency-Key must be 1 to 255 visible characters, in quotes or without.',
    )
  const key = sent.data.replaceAll('"', '')
  if (++claims % 500 === 0) await purgeAnswers()
  const claim = await claimKey(scope, key, requestHash(request, bytes))
  if (claim.kind === 'replay') {
    const again = replayed(claim.answer)
    again.headers.set('Idempotency-Replayed', 'true')
    return again
  }
  if (claim.kind === 'different')
    throw new ApiError('key_reused', 'This Idempotency-Key was used with another request.')
  if (claim.kind === 'running') throw stillRunning()
  let response: Response
  try {
    response = await handle()
  } catch (error) {
    await freeKey(claim.id)
    throw error
  }
  return remember(claim.id, response)
}
