import type { Stored } from '@/cache/PageCache'
import { pageKind, statusInPage } from '@/lib/nextContract'
import type { InnerResponse } from './InnerResponse'
import { packedBody } from './packing'
import type { Passing } from './passContext'
import { pagePolicy, dataPolicy } from './securityHeaders'
import { servedPage } from './servedPage'
import { statusFor } from './withStatus'
import type { ServerResponse } from 'node:http'
import { type Reader, refusal } from './refusal'

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
  const asked = hints.status ?? statusInPage(res.getHeader('content-type'), rendered)
  res.statusCode = statusFor(res.statusCode, asked)
  return rendered
}

export async function wholeBody(res: InnerResponse, passing: Passing, rendered: Buffer): Promise<Buffer> {
  if (passing.isOddMethod && res.statusCode === 405) return methodRefused(res, passing.reader)
  if (res.hasHeader('location')) return movedBody(res, passing.hints.status)
  const isData = pageKind(res.getHeader('content-type')) === 'data'
  const body = isData ? dataBody(res, passing, rendered) : await pageBody(res, passing, rendered)
  res.removeHeader('content-length')
  res.removeHeader('etag')
  return packedBody(res, passing, body)
}
