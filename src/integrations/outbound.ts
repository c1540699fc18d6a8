import type { LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { lookup } from 'node:dns/promises'
import { Agent, request, type Dispatcher } from 'undici'
import { isPublicAddress } from '@/lib/publicAddress'

/** Which addresses may be requested. Only tests use another guard than `PUBLIC_HOSTS`. */
export interface Guard {
  allowsAddress(address: string): boolean
  allowsPort(port: string): boolean
  resolve(host: string): Promise<LookupAddress[]>
}

/**
 * `barred`: the address is never requested; `refused`: the response breaks a rule; `missing`: the status is no success;
 * `unavailable`: the host does not answer.
 */
export type FaultKind = 'barred' | 'refused' | 'missing' | 'unavailable'

export class RemoteFault extends Error {
  constructor(
    readonly kind: FaultKind,
    message: string,
  ) {
    super(message)
    this.name = 'RemoteFault'
  }
}

/** For addresses that others chose: the public internet at the usual ports, never the internal network. */
export const PUBLIC_HOSTS: Guard = {
  allowsAddress: isPublicAddress,
  allowsPort: (port) => port === '' || port === '80' || port === '443',
  resolve: (host) => lookup(host, { all: true }),
}

const refuse = (message: string) => new RemoteFault('barred', message)

/** Checks numeric hosts here, names when they are resolved. @throws RemoteFault `barred` */
export function checkUrl(
  address: string,
  base: URL | undefined,
  guard: Pick<Guard, 'allowsAddress' | 'allowsPort'>,
): URL {
  if (!URL.canParse(address, base)) throw refuse('is not a web address')
  const url = new URL(address, base)
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw refuse('must start with http:// or https://')
  if (url.username || url.password) throw refuse('must not hold a user name or password')
  if (!guard.allowsPort(url.port)) throw refuse('must be without a port number')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !guard.allowsAddress(host)) throw refuse('is not on the public internet')
  return url
}

export const NOT_FOUND = 'has a name that was not found'
const CONNECT_MS = 5_000

/** Checks the address at connection time: the connected address is the checked one (no DNS rebinding). */
const guardedLookup =
  ({ resolve, allowsAddress }: Pick<Guard, 'resolve' | 'allowsAddress'>): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname).then(
      (found) => {
        const wanted = found.filter(({ family }) => !options.family || options.family === family)
        const [first] = wanted
        if (!first) return callback(new RemoteFault('unavailable', 'has no address'), '')
        if (!found.every(({ address }) => allowsAddress(address)))
          return callback(new RemoteFault('barred', 'is not on the public internet'), '')
        if (options.all) callback(null, wanted)
        else callback(null, first.address, first.family)
      },
      () => callback(new RemoteFault('unavailable', NOT_FOUND), ''),
    )
  }

export const guardedAgent = (guard: Guard): Agent =>
  new Agent({
    connect: { lookup: guardedLookup(guard), timeout: CONNECT_MS },
    connections: 4,
    keepAliveTimeout: 4_000,
  })

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
type HeadersFor = (url: URL) => Record<string, string>

interface Downloaded {
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
