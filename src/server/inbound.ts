import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { STEERING_HEADERS } from '@/lib/nextContract'
import { domainToASCII } from 'node:url'

/** Headers that could steer the framework, name another tenant or imitate a proxy. */
const PREFIXES = [...STEERING_HEADERS.begin, 'x-forecourt-']
const NAMES = new Set([
  ...STEERING_HEADERS.names,
  'x-nonce',
  'content-security-policy',
  'content-security-policy-report-only',
  'x-http-method-override',
  'x-original-url',
  'x-rewrite-url',
  'x-real-ip',
  'x-request-id',
  'forwarded',
  'proxy',
])
const HEADERS_MAX = 100

const isForwarded = (name: string) => name.startsWith('x-forwarded-')

export function stripHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) {
    if (isForwarded(name) || NAMES.has(name) || PREFIXES.some((prefix) => name.startsWith(prefix)))
      delete headers[name]
  }
}

/** Node silently uses the first of two Host headers; a proxy in front may have used the other. */
export function headerFault(req: IncomingMessage): 400 | 431 | null {
  const raw = req.rawHeaders
  if (raw.length > 2 * HEADERS_MAX) return 431
  let hosts = 0
  for (let i = 0; i < raw.length; i += 2)
    if (raw[i]?.length === 4 && raw[i]?.toLowerCase() === 'host') hosts++
  return hosts === 1 ? null : 400
}

/** The last address that the trusted proxy added, else the remote end of the connection. */
export function visitorAddress(req: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? req.headers['x-forwarded-for'] : undefined
  const last = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)?.split(',').at(-1)?.trim()
  const address = last && /^[0-9a-fA-F:.]{2,45}$/.test(last) ? last : req.socket.remoteAddress
  return (address ?? '').replace(/^::ffff:/, '')
}

export function visitorScheme(req: IncomingMessage, trustProxy: boolean): 'http' | 'https' {
  return trustProxy && req.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'
}

const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/
const start = Date.now().toString(36) + process.pid.toString(36)
let count = 0

/** Unique over processes and restarts. A trusted proxy's id is used, so that both logs can be joined. */
export function requestId(req: IncomingMessage, trustProxy: boolean): string {
  const input = trustProxy ? req.headers['x-request-id'] : undefined
  return typeof input === 'string' && REQUEST_ID.test(input) ? input : `${start}-${(++count).toString(36)}`
}

/** 400: not a host. 421: well formed, but never one of ours (an IP address). */
type HostAnswer = { host: string; port: string } | { fault: 400 | 421 }

const GRAMMAR = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(?::(\d{1,5}))?$/
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

export function normaliseHost(raw: string): HostAnswer {
  if (raw.length > 260) return { fault: 400 }
  const found = GRAMMAR.exec(raw.toLowerCase())
  const name = found?.[1]?.replace(/\.$/, '')
  const port = found?.[2] ?? ''
  if (!name || Number(port) > 65535) return { fault: 400 }
  if (name.startsWith('[')) return { fault: 421 }
  const labels = name.split('.')
  if (name.length > 253 || !labels.every((label) => LABEL.test(label))) return { fault: 400 }
  // Browsers read a host that ends in a number as an IPv4 address, also in octal and hexadecimal.
  if (/^(?:\d+|0x[0-9a-f]*)$/.test(labels.at(-1) ?? '')) return { fault: 421 }
  // Punycode that changes in a round trip names another host than it shows.
  if (name.includes('xn--') && domainToASCII(name) !== name) return { fault: 400 }
  return { host: name, port }
}

/** A request target that the app will read exactly as the server does. */
export interface Target {
  /** Path and query as sent. */
  url: string
  path: string
  decoded: string
  query: string
  /** Host of an absolute-form target (`GET http://host/path`); it must agree with the Host header. */
  authority?: string
}
type TargetAnswer = Target | { fault: 400 | 414 } | { redirect: string }

const URL_MAX = 8 * 1024
/** Ends in a stock number, which may have a slash: that one stays encoded here. */
const CAR_CALL = /^(\/api\/v1\/dealerships\/[^/]+\/cars\/)([^/]+)$/

const withCarSlash = (path: string): string =>
  path.replace(CAR_CALL, (_, before: string, stocknum: string) => before + stocknum.replace(/%2f/gi, '%252F'))

function decodedSegment(segment: string): string | null {
  try {
    const text = decodeURIComponent(segment)
    // An encoded slash, a dot segment or a control character would give another path when decoded again.
    return text === '.' || text === '..' || /[/\\]|\p{Cc}/u.test(text) ? null : text
  } catch {
    return null
  }
}

export function parseTarget(raw: string): TargetAnswer {
  if (raw.length > URL_MAX) return { fault: 414 }
  const absolute = /^https?:\/\/([^/?#]*)(\/.*|\?.*|)$/i.exec(raw)
  const rest = absolute?.[2] ?? ''
  const url = absolute ? (rest.startsWith('/') ? rest : `/${rest}`) : raw
  if (!/^\/[\x21\x22\x24-\x5b\x5d-\x7e]*$/.test(url)) return { fault: 400 }
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const query = mark < 0 ? '' : url.slice(mark + 1)
  if (path.includes('//')) return { redirect: path.replace(/\/{2,}/g, '/') + url.slice(path.length) }
  const segments = withCarSlash(path).split('/').map(decodedSegment)
  if (segments.includes(null)) return { fault: 400 }
  return { url, path, decoded: segments.join('/'), query, authority: absolute?.[1] }
}

export function withoutSlash(target: Target): Target | null {
  const { path, decoded, query } = target
  if (!decoded.endsWith('/') || decoded === '/') return null
  const bare = path.slice(0, -1)
  return { ...target, path: bare, decoded: decoded.slice(0, -1), url: query ? `${bare}?${query}` : bare }
}
