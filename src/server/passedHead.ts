import { isText } from '@/cache/encoding'
import { PAYLOAD_HINTS } from './hints'
import { pageKind } from '@/lib/nextContract'
import type { InnerResponse, ResponsePolicy } from './InnerResponse'
import { addVary, canPack } from './packing'
import type { PassContext, Passing } from './passContext'
import { adminPolicy, baseline, dataPolicy } from './securityHeaders'
import { RETRY_AFTER } from './unavailablePage'
import { statusFor } from './withStatus'

const NO_BODY = new Set([204, 206, 304])

/** A redirect has no body, whichever code wrote it. */
const isMoved = (res: InnerResponse): boolean =>
  [301, 302, 303, 307, 308].includes(res.statusCode) && res.hasHeader('location')

const isHtml = (res: InnerResponse): boolean => {
  const type = res.getHeader('content-type')
  return typeof type === 'string' && type.startsWith('text/html')
}

const setMissing = (res: InnerResponse, name: string, value: string): void => {
  if (!res.hasHeader(name)) res.setHeader(name, value)
}

function setCommon(res: InnerResponse, { id, isAdmin, isCall, isPersonal, options }: PassContext): void {
  if (res.statusCode === 503) setMissing(res, 'Retry-After', RETRY_AFTER)
  for (const [name, value] of baseline(options.secure, isPersonal)) setMissing(res, name, value)
  res.setHeader('X-Request-Id', id)
  res.removeHeader('x-powered-by')
  if (!isAdmin) for (const name of PAYLOAD_HINTS) res.removeHeader(name)
  const isData = isCall || (isAdmin && !isHtml(res))
  if (isData) setMissing(res, 'Cache-Control', 'private, no-store')
}

/** For what is not buffered: the admin's pages and data. A file has none. */
function setPolicy(res: InnerResponse, nonce: string): void {
  if (isHtml(res)) setMissing(res, 'Content-Security-Policy', adminPolicy(nonce))
  else if (/json|xml|plain/.test(String(res.getHeader('content-type'))))
    setMissing(res, 'Content-Security-Policy', dataPolicy)
}

function packedMode(res: InnerResponse, passing: Passing): 'raw' | 'gzip' {
  if (!isText(res.getHeader('content-type'))) return 'raw'
  addVary(res)
  if (!canPack(res, passing)) return 'raw'
  res.removeHeader('content-length')
  res.setHeader('Content-Encoding', 'gzip')
  return 'gzip'
}

export function passedHead(res: InnerResponse, passing: Passing): ReturnType<ResponsePolicy['mode']> {
  res.statusCode = statusFor(res.statusCode, passing.hints.status)
  setCommon(res, passing)
  if (passing.isOddMethod && res.statusCode < 300) {
    res.statusCode = 405
    return 'whole'
  }
  if (isMoved(res)) return 'whole'
  if (passing.options.dev || NO_BODY.has(res.statusCode)) return 'raw'
  if (!passing.isAdmin && pageKind(res.getHeader('content-type'))) return 'whole'
  setPolicy(res, passing.nonce)
  return packedMode(res, passing)
}
