import { isDevTooling, isServerAction } from '@/lib/nextContract'
import { admit, type Admission, isCallPath } from './admission'
import { healthPath, type HealthPath } from './healthAnswers'
import { normaliseHost } from './host'
import { headerFault, visitorAddress, visitorScheme } from './inbound'
import type { InnerRequest } from './InnerRequest'
import type { ServerOptions } from './options'
import { readerOf, type Reader } from './refusal'
import type { RequestContext } from './requestContext'
import { parseTarget, type Target } from './target'

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
export type Checked = Refused | Health | { kind: 'served'; context: RequestContext }

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
  { dev, isStaff }: Pick<ServerOptions, 'dev' | 'isStaff'>,
): Admission {
  if (dev && isDevTooling(target.decoded)) return { pass: true }
  const isAction = isServerAction(req.headers)
  const admission = admit(req.method ?? '', target.decoded, isPlatform, isAction)
  // The screens in front of the sign-in call no function of the server: to a stranger each would fail with a stack.
  return isAction && 'pass' in admission && !isStaff(req.headers.cookie) ? { fault: 401 } : admission
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
