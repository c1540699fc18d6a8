import type { InnerRequest } from './InnerRequest'
import type { InnerResponse, ResponsePolicy } from './InnerResponse'
import { makeNonce } from './csp'
import { PAYLOAD_HINTS } from './hints'
import { isText, negotiate, packQuickly, PACK_FROM } from '@/cache/encoding'
import type { ServerOptions } from './options'
import type { Stored } from '@/cache/PageCache'
import { isPrerendered, nonceRequestPolicy, statusInPage } from '@/lib/nextContract'
import { adminPolicy, baseline, dataPolicy, pagePolicy } from './securityHeaders'
import { methodRefused } from './methodRefused'
import type { Reader } from './refusal'
import { servedPage } from './servedPage'
import { RETRY_AFTER } from './unavailablePage'
import { statusFor } from './withStatus'

export interface PassContext {
  id: string
  isAdmin: boolean
  /** A draft, which the admin shows in a frame. */
  isPreview: boolean
  isCall: boolean
  reader: Reader
  /** The method is one that no call takes: the app is asked which methods the address takes. */
  isOddMethod: boolean
  options: ServerOptions
  hints: { status: number | undefined }
  notice: (status: number, body: Buffer) => Promise<Stored | null>
}

const NO_BODY = new Set([204, 206, 304])

function isLarge(res: InnerResponse): boolean {
  const length = res.getHeader('content-length')
  return length === undefined || Number(length) >= PACK_FROM
}

/** A redirect has no body, whichever code wrote it. */
const isMoved = (res: InnerResponse): boolean =>
  [301, 302, 303, 307, 308].includes(res.statusCode) && res.hasHeader('location')

function addVary(res: InnerResponse): void {
  const vary = res.getHeader('vary')
  res.setHeader(
    'Vary',
    vary === undefined
      ? 'Accept-Encoding'
      : `${Array.isArray(vary) ? vary.join(', ') : vary}, Accept-Encoding`,
  )
}

/** Tenant pages are buffered, because their policy lists hashes of their scripts; the admin streams. */
export function responsePolicy(req: InnerRequest, context: PassContext): ResponsePolicy {
  const { options } = context
  const nonce = makeNonce()
  if (!options.dev) {
    req.headers['content-security-policy'] = nonceRequestPolicy(nonce)
    req.headers['x-nonce'] = nonce
  }
  const packs =
    negotiate(req.headers['accept-encoding']) !== 'identity' &&
    /\bgzip\b/i.test(String(req.headers['accept-encoding']))
  const canPack = (res: InnerResponse) =>
    packs && isLarge(res) && !res.hasHeader('content-encoding') && req.method !== 'HEAD'

  return {
    mode(res) {
      res.statusCode = statusFor(res.statusCode, context.hints.status)
      if (res.statusCode === 503 && !res.hasHeader('retry-after')) res.setHeader('Retry-After', RETRY_AFTER)
      const type = res.getHeader('content-type')
      const isHtml = typeof type === 'string' && type.startsWith('text/html')
      for (const [name, value] of baseline(options.secure))
        if (!res.hasHeader(name)) res.setHeader(name, value)
      res.setHeader('X-Request-Id', context.id)
      res.removeHeader('x-powered-by')
      if (!context.isAdmin) for (const name of PAYLOAD_HINTS) res.removeHeader(name)
      const isData = context.isCall || (context.isAdmin && !isHtml)
      if (isData && !res.hasHeader('cache-control')) res.setHeader('Cache-Control', 'private, no-store')
      if (context.isOddMethod && res.statusCode < 300) {
        res.statusCode = 405
        return 'whole'
      }
      if (isMoved(res)) return 'whole'
      if (options.dev || NO_BODY.has(res.statusCode)) return 'raw'
      if (isHtml && !context.isAdmin) return 'whole'
      if (!res.hasHeader('content-security-policy')) {
        if (isHtml) res.setHeader('Content-Security-Policy', adminPolicy(nonce))
        else if (/json|xml|plain/.test(String(type))) res.setHeader('Content-Security-Policy', dataPolicy)
      }
      if (!isText(type)) return 'raw'
      addVary(res)
      if (!canPack(res)) return 'raw'
      res.removeHeader('content-length')
      res.setHeader('Content-Encoding', 'gzip')
      return 'gzip'
    },
    failed: (error) => options.warn({ id: context.id, err: error }, 'a page could not be finished'),
    async whole(res, body) {
      if (context.isOddMethod && res.statusCode === 405) return methodRefused(res, context.reader)
      if (res.hasHeader('location')) {
        res.statusCode = statusFor(res.statusCode, context.hints.status)
        res.setHeader('Content-Security-Policy', pagePolicy([]))
        res.setHeader('Content-Length', 0)
        res.removeHeader('content-type')
        return Buffer.alloc(0)
      }
      res.statusCode = statusFor(res.statusCode, context.hints.status ?? statusInPage('text/html', body))
      const instead = await context.notice(res.statusCode, body)
      if (instead)
        for (let i = 0; i + 1 < instead.head.length; i += 2)
          res.setHeader(instead.head[i] ?? '', instead.head[i + 1] ?? '')
      const { body: plain, policy } = servedPage(instead?.body ?? body, nonce, {
        atBuildTime: isPrerendered(res.getHeaders()),
        framedBy: context.isPreview ? 'self' : 'none',
      })
      if (!res.hasHeader('content-security-policy')) res.setHeader('Content-Security-Policy', policy)
      res.removeHeader('content-length')
      res.removeHeader('etag')
      addVary(res)
      const out = canPack(res) && plain.length >= PACK_FROM ? await packQuickly(plain) : plain
      if (out !== plain) res.setHeader('Content-Encoding', 'gzip')
      if (req.method !== 'HEAD') res.setHeader('Content-Length', out.length)
      return out
    },
  }
}
