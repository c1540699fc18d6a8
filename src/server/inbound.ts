import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { STEERING_HEADERS } from '@/lib/nextContract'

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
  const given = trustProxy ? req.headers['x-request-id'] : undefined
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : `${start}-${(++count).toString(36)}`
}
