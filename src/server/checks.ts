import { isNextFile, isPictureOptimiser, withoutSuffix } from '@/lib/nextNames'
import type { InnerRequest } from './InnerRequest'
import { type Reader, readerOf } from './answers'
import {
  type Target,
  normaliseHost,
  headerFault,
  visitorAddress,
  visitorScheme,
  parseTarget,
} from './inbound'
import { MCP_PATH } from '@/lib/paths'
import { isDevTooling, isServerAction } from '@/lib/nextContract'
import { healthPath, type HealthPath } from './healthAnswers'
import type { ServerOptions } from './options'

export interface RequestContext {
  id: string
  host: string
  authority: string
  scheme: 'http' | 'https'
  address: string
  target: Target
  isPlatform: boolean
  isCall: boolean
  reader: Reader
  /** The method is one that no call takes: the app is asked which methods the address takes. */
  isOddMethod: boolean
}

/** A page of a dealer's site, not a call or a file. */
export const isOwnPage = ({ target, isPlatform, isCall }: RequestContext): boolean =>
  !isPlatform && !isCall && !isNextFile(target.decoded) && !/^\/(?:pictures|media)\//.test(target.decoded)

/** `odd`: a method that no call takes; the route is asked which methods it takes. */
type Admission = { pass: true; odd?: true } | { fault: 401 | 404 | 405; allow?: string }

const PLATFORM_ONLY = new Set(['admin', 'developers', 'metrics'])
const PAGE_METHODS = new Set(['GET', 'HEAD'])
const METHODS = new Set([...PAGE_METHODS, 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])
const pass: Admission = { pass: true }
const missing: Admission = { fault: 404 }

const head = (segment: string | undefined): string => withoutSuffix((segment ?? '').toLowerCase())

/** Called by programs: its refusals are data, and it may be written to. */
export const isCallPath = (path: string, isPlatform: boolean): boolean =>
  /^\/api(?:\/|$)/.test(path) || (!isPlatform && path === MCP_PATH)

export function admit(method: string, path: string, isPlatform: boolean, action: boolean): Admission {
  const segments = path.split('/')
  const first = head(segments[1])
  const second = head(segments[2])
  // The internal form of a tenant page, and the notice that the server sends itself.
  if (first === 'sites' || first === 'unavailable' || isPictureOptimiser(first, second)) return missing
  if (!isPlatform && (PLATFORM_ONLY.has(first) || (first === 'api' && second === 'v1'))) return missing
  // Server actions answer on any page URL, so only calls and the admin accept writes.
  const isCall = isCallPath(path, isPlatform)
  const writable = isCall || (isPlatform && segments[1] === 'admin')
  if (!METHODS.has(method) && writable)
    return isCall ? { pass: true, odd: true } : { fault: 405, allow: [...METHODS].join(', ') }
  if (!writable && (action || !PAGE_METHODS.has(method))) return { fault: 405, allow: 'GET, HEAD' }
  return pass
}

interface Refused {
  kind: 'refused'
  status: number
  headers: Record<string, string>
  reader: Reader
}
interface Addressed {
  kind: 'addressed'
  host: string
  port: string
  target: Target
  isPlatform: boolean
}
type Health = { kind: 'health'; path: HealthPath; isPlatform: boolean }
type Checked = Refused | Health | { kind: 'served'; context: RequestContext }

const refused = (status: number, reader: Reader, headers: Record<string, string> = {}): Refused => ({
  kind: 'refused',
  status,
  headers,
  reader,
})
/** The sender and this server may disagree about where the next request begins, or for whom it is. */
const disconnected = (status: number, reader: Reader) => refused(status, reader, { Connection: 'close' })

function sameHost(authority: string, host: string): boolean {
  const named = normaliseHost(authority)
  return 'host' in named && named.host === host
}

/** Which host and address the request is for. A check of health may name any host. */
function addressOf(req: InnerRequest, platformHost: string): Refused | Health | Addressed {
  const likely = readerOf(req.url ?? '')
  const fault = headerFault(req)
  if (fault) return disconnected(fault, likely)
  const named = normaliseHost(req.headers.host ?? '')
  if ('fault' in named && named.fault === 400) return disconnected(400, likely)
  const target = parseTarget(req.url ?? '')
  if ('fault' in target) return disconnected(target.fault, likely)
  if ('redirect' in target) return refused(308, 'person', { Location: target.redirect })
  const isPlatform = 'host' in named && named.host === platformHost
  const path = healthPath(target.decoded)
  if (path) return { kind: 'health', path, isPlatform }
  if ('fault' in named) return refused(named.fault, likely)
  if (target.authority !== undefined && !sameHost(target.authority, named.host))
    return disconnected(421, likely)
  return { kind: 'addressed', ...named, target, isPlatform }
}

function admissionOf(
  req: InnerRequest,
  { target, isPlatform }: Addressed,
  { dev, staffId }: Pick<ServerOptions, 'dev' | 'staffId'>,
): Admission {
  if (dev && isDevTooling(target.decoded)) return { pass: true }
  const isAction = isServerAction(req.headers)
  const admission = admit(req.method ?? '', target.decoded, isPlatform, isAction)
  // The screens in front of the sign-in call no function of the server: to a stranger each would fail with a stack.
  return isAction && 'pass' in admission && staffId(req.headers.cookie) === null ? { fault: 401 } : admission
}

const contextOf = (
  req: InnerRequest,
  { host, port, target, isPlatform }: Addressed,
  { id, trustProxy }: { id: string; trustProxy: boolean },
): Omit<RequestContext, 'isOddMethod'> => ({
  id,
  host,
  authority: port ? `${host}:${port}` : host,
  scheme: visitorScheme(req, trustProxy),
  address: visitorAddress(req, trustProxy),
  target,
  isPlatform,
  isCall: isCallPath(target.decoded, isPlatform),
  reader: readerOf(target.decoded, isPlatform),
})

/** What becomes of a request, decided before anything reads its body or the database. */
export function check(
  req: InnerRequest,
  id: string,
  { options, isOpen }: { options: ServerOptions; isOpen: boolean },
): Checked {
  const address = addressOf(req, options.platformHost)
  if (address.kind !== 'addressed') return address
  const context = contextOf(req, address, { id, trustProxy: options.trustProxy })
  const { reader } = context
  const admission = admissionOf(req, address, options)
  if ('fault' in admission)
    return refused(admission.fault, reader, admission.allow ? { Allow: admission.allow } : {})
  if (!options.serveSites) return refused(404, reader)
  if (!isOpen) return refused(503, reader, { 'Retry-After': '2' })
  return { kind: 'served', context: { ...context, isOddMethod: admission.odd === true } }
}
