/** Counted per key, so that a busy key never uses another's share. */
import { keyCaller, noteDealers } from '@/lib/dealersOf'
import { z } from 'zod'
import { env } from '@/env'
import { tally, type Tally } from '@/lib/limiter'
import { ApiError, notFound, problem } from './problem'
import { addKeyCalls, CALLS_PER_ROW } from '@/features/keys/keyCallRows'
import { type ApiKey, admitKey } from '@/features/keys/keyRows'
import { type KeyCall, callPath } from '@/features/keys/keyCalls.rules'
import { singleton } from '@/lib/registry'
import { writeLater, type WriteLater } from '@/lib/afterwards'
import { eitherOf, type Needed, type Scope } from '@/features/keys/apiKeys.rules'
import { findDealership, type DealershipRow } from '@/core/dealer/rows/dealerships'
import { isActiveTenant } from '@/core/dealer/rows/tenants'
import { isDiskFull, isStoreUnavailable } from '@/lib/storeHealth'
import { log } from '@/lib/log'
import { readBody } from './body'
import { dealershipSchema, queryFault } from './parameters'
import { once } from './replay'

export const RATE = { keyPrefix: 'api', points: 1_000, duration: 10 }

/** @param wait seconds */
export const tooMany = (wait: number) =>
  new ApiError(
    'rate_limited',
    `This key may send ${RATE.points} requests in ${RATE.duration} seconds.`,
    undefined,
    {
      'retry-after': String(wait),
    },
  )

/** On each answer to a key, so that a sender can slow down before it is refused. */
const rateHeaders = ({ used, retryAfter }: Tally): Record<string, number> => ({
  'RateLimit-Limit': RATE.points,
  'RateLimit-Remaining': Math.max(0, RATE.points - used),
  'RateLimit-Reset': retryAfter,
})

interface Noted {
  key: Pick<ApiKey, 'id' | 'tenant'>
  calls: KeyCall[]
}
declare module '@/lib/registry' {
  interface Registry {
    keyCalls: WriteLater<Noted>
  }
}
const noted = () =>
  singleton('keyCalls', () =>
    writeLater<Noted>(({ key, calls }) => addKeyCalls(key, calls), 'calls of a key were not noted'),
  )

/** For a key that calls faster than its calls are written, the newest are kept. */
export const noteCall = ({ id, tenant }: Noted['key'], call: KeyCall): void =>
  noted().add(id, (before) => ({
    key: { id, tenant },
    calls: [...(before?.calls ?? []), call].slice(-CALLS_PER_ROW),
  }))

/** @internal Tests wait for what is written later. */
export const flushKeyCalls = (): Promise<void> => noted().flush()

const KEY = /^[\w-]{1,200}$/
const HANDED_ON = '/api/v1/inbound/'

/**
 * The key of a request: a bearer token. A read takes it as a password too, for programs that can send nothing else (the fetchers
 * of Google and Meta); not a write, because a browser repeats a password for every website that asks it to. What a service hands on takes it: many
 * know an address alone, with a password in it; and it takes JSON, which no other website can have a browser send.
 */
export function secretOf(method: string, authorization: string | null, path: string): string | null {
  const [, scheme = '', credentials = ''] = /^(bearer|basic) +(\S+)$/i.exec(authorization?.trim() ?? '') ?? []
  const isPassword = scheme.toLowerCase() === 'basic'
  const takesPassword = method === 'GET' || method === 'HEAD' || path.startsWith(HANDED_ON)
  if (isPassword && !takesPassword) return null
  const secret = isPassword
    ? Buffer.from(credentials, 'base64').toString('latin1').split(':').slice(1).join(':')
    : credentials
  return KEY.test(secret) ? secret : null
}

export interface Call<P> {
  request: Request
  url: URL
  params: P
  key: ApiKey
  dryRun: boolean
  bytes: Buffer
  /** Shown in the log of the key's calls. */
  note: { rows: number | null }
}
interface Heard {
  key: ApiKey | null
  tally: Tally | null
  note: Call<unknown>['note']
}
type Handler<P> = (call: Call<P>) => Promise<Response>
type Route<P> = (request: Request, context: { params: Promise<P> }) => Promise<Response>

const CHALLENGE = { 'www-authenticate': 'Bearer realm="Forecourt", Basic realm="Forecourt"' }

export const unknownKey = () => new ApiError('invalid_key', 'This key is not valid.', undefined, CHALLENGE)
export const lacksScope = (needed: Needed) =>
  new ApiError('missing_scope', `This key lacks the scope ${eitherOf(needed)}.`)
export const storeUnavailable = () =>
  new ApiError('store_unavailable', 'The database does not answer just now. Send it again.', undefined, {
    'retry-after': '5',
  })

const noRoom = () =>
  new ApiError(
    'disk_full',
    'The disk of this server is full: nothing was stored. Tell whoever runs it, and send it again later.',
    undefined,
    { 'retry-after': '60' },
  )

async function authenticate(request: Request): Promise<ApiKey> {
  const secret = secretOf(request.method, request.headers.get('authorization'), new URL(request.url).pathname)
  if (!secret)
    throw new ApiError('no_key', 'Send your key as Authorization: Bearer <key>.', undefined, CHALLENGE)
  const key = await admitKey(secret)
  if (!key) throw unknownKey()
  noteDealers(keyCaller(request.headers.get('authorization') ?? ''), [key.tenant])
  if (!(await isActiveTenant(key.tenant))) throw new ApiError('dealer_suspended', 'This dealer is suspended.')
  return key
}

function dryRunOf(url: URL): boolean {
  const value = url.searchParams.get('dry_run')
  if (value === null || value === 'false') return false
  if (value === 'true') return true
  throw new ApiError('invalid_query', 'dry_run is true or false.', [
    { detail: 'must be true or false', pointer: '/dry_run' },
  ])
}

async function run<P>(
  needed: Needed,
  handle: Handler<P>,
  request: Request,
  context: { params: Promise<P> },
  heard: Heard,
  query?: readonly string[],
): Promise<Response> {
  const key = await authenticate(request)
  heard.key = key
  heard.tally = await tally(RATE, key.id, env.redisUrl)
  if (heard.tally.used > RATE.points) throw tooMany(heard.tally.retryAfter)
  if (!needed.some((scope) => key.scopes.includes(scope))) throw lacksScope(needed)
  const url = new URL(request.url)
  const fault = queryFault(request.method, url.searchParams.keys(), query)
  if (fault) throw fault
  const [params, dryRun] = [await context.params, dryRunOf(url)]
  const reads = request.method === 'GET' || request.method === 'HEAD' || request.method === 'DELETE'
  const bytes = reads ? Buffer.alloc(0) : await readBody(request)
  const call = { request, url, params, key, dryRun, bytes, note: heard.note }
  return request.method === 'POST'
    ? once(`key:${key.id}`, request, bytes, () => handled(handle, call))
    : handle(call)
}

/** A refusal is stored and repeated like any response, except 5xx: a later try may succeed. */
async function handled<P>(handle: Handler<P>, call: Call<P>): Promise<Response> {
  try {
    return await handle(call)
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return problem(error)
    throw error
  }
}

function faultOf(error: unknown, request: Request): Response {
  if (error instanceof ApiError) return problem(error)
  log.error(
    { err: error, method: request.method, path: new URL(request.url).pathname },
    'integrator call failed',
  )
  if (isDiskFull(error)) return problem(noRoom())
  if (isStoreUnavailable(error)) return problem(storeUnavailable())
  return problem(
    new ApiError(
      'internal',
      'Something went wrong on our side. Try again; the request id helps us to find it.',
    ),
  )
}

async function callOf(request: Request, response: Response, at: number): Promise<Omit<KeyCall, 'rows'>> {
  const { status } = response
  const refused: unknown =
    status < 400
      ? null
      : await response
          .clone()
          .json()
          .catch(() => null)
  return {
    ...{ at, method: request.method, path: callPath(new URL(request.url)), status, ms: Date.now() - at },
    code: z.object({ code: z.string() }).safeParse(refused).data?.code ?? null,
    request_id: request.headers.get('x-request-id')?.slice(0, 100) ?? null,
  }
}

/** Checks key, rate, `scope` (one of several), `query` (the names that it knows, where they are not those of its method), body limits and Idempotency-Key; a fault is problem details; calls are logged. */
export const withKey =
  <P>(scope: Scope | Needed, handle: Handler<P>, query?: readonly string[]): Route<P> =>
  async (request, context) => {
    const needed: Needed = typeof scope === 'string' ? [scope] : scope
    const heard: Heard = { key: null, tally: null, note: { rows: null } }
    const at = Date.now()
    const response = await run(needed, handle, request, context, heard, query).catch((error: unknown) =>
      faultOf(error, request),
    )
    for (const [name, value] of Object.entries(heard.tally ? rateHeaders(heard.tally) : {}))
      response.headers.set(name, String(value))
    if (heard.key) noteCall(heard.key, { ...(await callOf(request, response, at)), ...heard.note })
    return response
  }

/** Of what the sender gets to read once, the answer is not stored to be repeated. */
export function refuseRepeats({ request }: Call<unknown>): void {
  if (request.headers.has('idempotency-key'))
    throw new ApiError(
      'bad_idempotency_key',
      'This answer has a secret and is not stored: send it without an Idempotency-Key.',
    )
}

/** @throws the same 404 for a dealership that does not exist and for one that the key may not use */
export async function dealershipOf(key: ApiKey, slug: string): Promise<DealershipRow> {
  const bound = key.dealerships ?? []
  const found = dealershipSchema.safeParse(slug).success ? await findDealership(key.tenant, slug) : null
  if (!found || (bound.length > 0 && !bound.includes(found.slug))) throw notFound()
  return found
}
