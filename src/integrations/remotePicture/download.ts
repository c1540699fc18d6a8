import { request, type Dispatcher } from 'undici'
import { checkUrl } from '@/integrations/outbound/checkUrl'
import { RemoteFault } from '@/integrations/outbound/types'
import type { Policy } from './policy'

const REDIRECTS = new Set([301, 302, 303, 307, 308])
const MOST_REDIRECTS = 3
// No compressed responses, so the size limit counts the real size.
const HEADERS = {
  accept: 'image/avif,image/webp,image/png,image/jpeg',
  'accept-encoding': 'identity',
  'user-agent': 'Forecourt pictures',
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

/** Follows redirects itself, so that each hop passes the same checks. */
async function ask(
  address: string,
  policy: Policy,
  dispatcher: Dispatcher,
  signal: AbortSignal,
): Promise<Buffer> {
  let url = checkUrl(address, undefined, policy)
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    const { statusCode, headers, body } = await request(url, { dispatcher, signal, headers: HEADERS })
    if (statusCode === 200) return read(body, Number(headers['content-length'] ?? 0), policy.maxBytes)
    await leave(body)
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

/** The bytes of a URL. @throws RemoteFault, or the abort reason of `stopped` */
export async function download(
  address: string,
  policy: Policy,
  dispatcher: Dispatcher,
  stopped: AbortSignal,
): Promise<Buffer> {
  try {
    return await ask(
      address,
      policy,
      dispatcher,
      AbortSignal.any([stopped, AbortSignal.timeout(policy.timeoutMs)]),
    )
  } catch (error) {
    if (error instanceof RemoteFault || stopped.aborted) throw error
    const late = error instanceof Error && error.name === 'TimeoutError'
    throw new RemoteFault(
      'unavailable',
      late ? `did not arrive within ${policy.timeoutMs / 1000} seconds` : 'the host does not answer',
    )
  }
}
