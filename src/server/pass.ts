import type { Stored } from '@/cache/PageCache'
import type { ServerOptions } from './options'
import { type Reader, RETRY_AFTER, refusal } from './answers'
import { negotiate, packQuickly, PACK_FROM, isText } from '@/cache/encoding'
import type { InnerRequest } from './InnerRequest'
import type { InnerResponse, ResponsePolicy } from './InnerResponse'
import { PAYLOAD_HINTS, adminPolicy, baseline, dataPolicy, pagePolicy, makeNonce } from './securityHeaders'
import { pageKind, statusInPage, nonceRequestPolicy } from '@/lib/nextContract'
import { statusFor } from './renders'
import { servedPage } from './entry'
import type { ServerResponse } from 'node:http'

interface PassContext {
  id: string
  isAdmin: boolean
  /** A draft, which the admin shows in a frame. */
  isPreview: boolean
  /** The address belongs to one shopper. */
  isPersonal: boolean
  isCall: boolean
  reader: Reader
  /** The method is one that no call takes: the app is asked which methods the address takes. */
  isOddMethod: boolean
  options: ServerOptions
  hints: { status: number | undefined }
  notice: (status: number, body: Buffer) => Promise<Stored | null>
}

interface Passing extends PassContext {
  nonce: string
  isHead: boolean
  packs: boolean
}

function isLarge(res: InnerResponse): boolean {
  const length = res.getHeader('content-length')
  return length === undefined || Number(length) >= PACK_FROM
}

const unpacksGzip = ({ headers }: InnerRequest): boolean =>
  negotiate(headers['accept-encoding']) !== 'identity' && /\bgzip\b/i.test(String(headers['accept-encoding']))

/** What is streamed or made for one visitor is packed by gzip, the quickest. */
const canPack = (res: InnerResponse, { packs, isHead }: Passing): boolean =>
  packs && !isHead && isLarge(res) && !res.hasHeader('content-encoding')

function addVary(res: InnerResponse): void {
  const vary = res.getHeader('vary')
  const others = vary === undefined ? [] : Array.isArray(vary) ? vary : [String(vary)]
  res.setHeader('Vary', [...others, 'Accept-Encoding'].join(', '))
}

/** The body as it is sent, with the headers about it. */
async function packedBody(res: InnerResponse, passing: Passing, plain: Buffer): Promise<Buffer> {
  addVary(res)
  const packs = canPack(res, passing) && plain.length >= PACK_FROM
  const body = packs ? await packQuickly(plain) : plain
  if (packs) res.setHeader('Content-Encoding', 'gzip')
  if (!passing.isHead) res.setHeader('Content-Length', body.length)
  return body
}

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

function passedHead(res: InnerResponse, passing: Passing): ReturnType<ResponsePolicy['mode']> {
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

/** The 405 for a method that no call takes, in the format of the other refusals; `Allow` is what the route answered. */
function methodRefused(res: ServerResponse, reader: Reader): Buffer {
  const { type, body } = refusal(reader, 405, `This address takes ${String(res.getHeader('allow'))}.`)
  res.setHeader('Content-Security-Policy', dataPolicy)
  res.setHeader('Content-Type', type)
  res.setHeader('Content-Length', Buffer.byteLength(body))
  return Buffer.from(body)
}

function movedBody(res: InnerResponse, status: number | undefined): Buffer {
  res.statusCode = statusFor(res.statusCode, status)
  res.setHeader('Content-Security-Policy', pagePolicy([]))
  res.setHeader('Content-Length', 0)
  res.removeHeader('content-type')
  return Buffer.alloc(0)
}

function setHead(res: InnerResponse, head: Stored['head']): void {
  for (let i = 0; i + 1 < head.length; i += 2) res.setHeader(head[i] ?? '', head[i + 1] ?? '')
}

/** The page that is sent, with its own policy: the site's notice for some statuses, else what the app rendered. */
async function pageBody(
  res: InnerResponse,
  { hints, isPreview, notice, nonce }: Passing,
  rendered: Buffer,
): Promise<Buffer> {
  res.statusCode = statusFor(res.statusCode, hints.status ?? statusInPage('text/html', rendered))
  const instead = await notice(res.statusCode, rendered)
  if (instead) setHead(res, instead.head)
  const { body, policy } = servedPage(instead?.body ?? rendered, nonce, isPreview ? 'self' : 'none')
  if (!res.hasHeader('content-security-policy')) res.setHeader('Content-Security-Policy', policy)
  return body
}

/** What a click asks for in place of the page: it has the status of the page. */
function dataBody(res: InnerResponse, { hints }: Passing, rendered: Buffer): Buffer {
  const requested = hints.status ?? statusInPage(res.getHeader('content-type'), rendered)
  res.statusCode = statusFor(res.statusCode, requested)
  return rendered
}

async function wholeBody(res: InnerResponse, passing: Passing, rendered: Buffer): Promise<Buffer> {
  if (passing.isOddMethod && res.statusCode === 405) return methodRefused(res, passing.reader)
  if (res.hasHeader('location')) return movedBody(res, passing.hints.status)
  const isData = pageKind(res.getHeader('content-type')) === 'data'
  const body = isData ? dataBody(res, passing, rendered) : await pageBody(res, passing, rendered)
  res.removeHeader('content-length')
  res.removeHeader('etag')
  return packedBody(res, passing, body)
}

/** Tenant pages are buffered, because their policy lists hashes of their scripts; the admin streams. */
export function responsePolicy(req: InnerRequest, context: PassContext): ResponsePolicy {
  const { id, options } = context
  const nonce = makeNonce()
  if (!options.dev) {
    req.headers['content-security-policy'] = nonceRequestPolicy(nonce)
    req.headers['x-nonce'] = nonce
  }
  const passing: Passing = { ...context, nonce, isHead: req.method === 'HEAD', packs: unpacksGzip(req) }
  return {
    mode: (res) => passedHead(res, passing),
    failed: (error) => options.warn({ id, err: error }, 'a page could not be finished'),
    whole: (res, rendered) => wholeBody(res, passing, rendered),
  }
}
