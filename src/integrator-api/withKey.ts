import { admitKey, type ApiKey } from '@/features/keys/keyRows'
import { eitherOf, type Needed, type Scope } from '@/features/keys/apiKeys.rules'
import { callPath } from '@/features/keys/keyCalls.rules'
import { findDealership, type DealershipRow } from '@/core/dealer/rows/dealerships'
import { isActiveTenant } from '@/core/dealer/rows/tenants'
import { isStoreUnavailable } from '@/lib/storeHealth'
import { log } from '@/lib/log'
import { readBody } from './body'
import { noteCall } from './callLog'
import { countRequest } from './limits'
import { dealershipSchema } from './parameters'
import { ApiError, notFound, problem } from './problem'
import { queryFault } from './queryFault'
import { once } from './replay'
import { secretOf } from './secretOf'

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
  note: Call<unknown>['note']
}
type Handler<P> = (call: Call<P>) => Promise<Response>
type Route<P> = (request: Request, context: { params: Promise<P> }) => Promise<Response>

const CHALLENGE = { 'www-authenticate': 'Bearer realm="Forecourt", Basic realm="Forecourt"' }

export const unknownKey = () => new ApiError(401, 'This key is not valid.', undefined, CHALLENGE)
export const lacksScope = (needed: Needed) =>
  new ApiError(403, `This key lacks the scope ${eitherOf(needed)}.`)
export const storeUnavailable = () =>
  new ApiError(503, 'The database does not answer just now. Send it again.', undefined, {
    'retry-after': '5',
  })

async function authenticate(request: Request): Promise<ApiKey> {
  const secret = secretOf(request.method, request.headers.get('authorization'))
  if (!secret) throw new ApiError(401, 'Send your key as Authorization: Bearer <key>.', undefined, CHALLENGE)
  const key = await admitKey(secret)
  if (!key) throw unknownKey()
  if (!(await isActiveTenant(key.tenant))) throw new ApiError(403, 'This dealer is suspended.')
  return key
}

function dryRunOf(url: URL): boolean {
  const value = url.searchParams.get('dry_run')
  if (value === null || value === 'false') return false
  if (value === 'true') return true
  throw new ApiError(422, 'dry_run is true or false.', [
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
  await countRequest(key.id)
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
  if (isStoreUnavailable(error)) return problem(storeUnavailable())
  return problem(
    new ApiError(500, 'Something went wrong on our side. Try again; the request id helps us to find it.'),
  )
}

/** Checks key, rate, `scope` (one of several), `query` (names that a write knows besides dry_run), body limits and Idempotency-Key; a fault is problem details; calls are logged. */
export const withKey =
  <P>(scope: Scope | Needed, handle: Handler<P>, query?: readonly string[]): Route<P> =>
  async (request, context) => {
    const needed: Needed = typeof scope === 'string' ? [scope] : scope
    const heard: Heard = { key: null, note: { rows: null } }
    const at = Date.now()
    const response = await run(needed, handle, request, context, heard, query).catch((error: unknown) =>
      faultOf(error, request),
    )
    const call = { at, method: request.method, path: callPath(new URL(request.url)) }
    if (heard.key) noteCall(heard.key, { ...call, status: response.status, ...heard.note })
    return response
  }

/** @throws the same 404 for a dealership that does not exist and for one that the key may not use */
export async function dealershipOf(key: ApiKey, slug: string): Promise<DealershipRow> {
  const bound = key.dealerships ?? []
  const found = dealershipSchema.safeParse(slug).success ? await findDealership(key.tenant, slug) : null
  if (!found || (bound.length > 0 && !bound.includes(found.slug))) throw notFound()
  return found
}
