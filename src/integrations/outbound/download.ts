import { request, type Dispatcher } from 'undici'
import { checkUrl } from './checkUrl'
import { RemoteFault, type Guard } from './types'

const REDIRECTS = new Set([301, 302, 303, 307, 308])
const MOST_REDIRECTS = 3

export interface Policy extends Guard {
  timeoutMs: number
  maxBytes: number
}

type Body = Dispatcher.ResponseData['body']

async function read(body: Body, announced: number, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new RemoteFault('refused', `is larger than ${Math.floor(maxBytes / 1_000_000)} MB`)
  if (announced > maxBytes) {
    await leave(body)
    throw tooLarge()
  }
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body) {
    if (!(part instanceof Uint8Array)) continue
    size += part.byteLength
    if (size > maxBytes) throw tooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const leave = (body: Body) => body.dump({ limit: 16_384 }).catch(() => undefined)

/** The whole host is left alone then. Another status is of this address only, also a 500. */
const ASKS_FOR_QUIET = new Set([429, 503])

/** Of each address on the way, for what is told to one host alone. Compressed answers are not asked for: the limit counts the real size. */
export type HeadersFor = (url: URL) => Record<string, string>

export interface Downloaded {
  /** Null for a 304: it is as the caller's headers say. */
  bytes: Buffer | null
  headers: Dispatcher.ResponseData['headers']
}

/** Follows redirects itself, so that each hop passes the same checks. */
async function ask(
  address: string,
  headersFor: HeadersFor,
  policy: Policy,
  dispatcher: Dispatcher,
  signal: AbortSignal,
): Promise<Downloaded> {
  let url = checkUrl(address, undefined, policy)
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    const sent = { 'accept-encoding': 'identity', ...headersFor(url) }
    const { statusCode, headers, body } = await request(url, { dispatcher, signal, headers: sent })
    if (statusCode === 200)
      return { bytes: await read(body, Number(headers['content-length'] ?? 0), policy.maxBytes), headers }
    await leave(body)
    if (statusCode === 304) return { bytes: null, headers }
    const { location } = headers
    if (!REDIRECTS.has(statusCode) || typeof location !== 'string')
      throw new RemoteFault(
        ASKS_FOR_QUIET.has(statusCode) ? 'unavailable' : 'missing',
        `${url.hostname} answered ${statusCode}`,
      )
    url = checkUrl(location, url, policy)
  }
  throw new RemoteFault('refused', `is redirected more than ${MOST_REDIRECTS} times`)
}

/** What is at a URL that others chose. @throws RemoteFault, or the abort reason of `stopped` */
export async function download(
  address: string,
  headersFor: HeadersFor,
  policy: Policy,
  dispatcher: Dispatcher,
  stopped: AbortSignal,
): Promise<Downloaded> {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(policy.timeoutMs)])
  try {
    return await ask(address, headersFor, policy, dispatcher, signal)
  } catch (error) {
    if (error instanceof RemoteFault || stopped.aborted) throw error
    const late = error instanceof Error && error.name === 'TimeoutError'
    throw new RemoteFault(
      'unavailable',
      late ? `did not arrive within ${policy.timeoutMs / 1000} seconds` : 'the host does not answer',
    )
  }
}
