import { negotiate, packQuickly, PACK_FROM } from '@/cache/encoding'
import type { InnerRequest } from './InnerRequest'
import type { InnerResponse } from './InnerResponse'
import type { Passing } from './passContext'

function isLarge(res: InnerResponse): boolean {
  const length = res.getHeader('content-length')
  return length === undefined || Number(length) >= PACK_FROM
}

export const unpacksGzip = ({ headers }: InnerRequest): boolean =>
  negotiate(headers['accept-encoding']) !== 'identity' && /\bgzip\b/i.test(String(headers['accept-encoding']))

/** What is streamed or made for one visitor is packed by gzip, the quickest. */
export const canPack = (res: InnerResponse, { packs, isHead }: Passing): boolean =>
  packs && !isHead && isLarge(res) && !res.hasHeader('content-encoding')

export function addVary(res: InnerResponse): void {
  const vary = res.getHeader('vary')
  const others = vary === undefined ? [] : Array.isArray(vary) ? vary : [String(vary)]
  res.setHeader('Vary', [...others, 'Accept-Encoding'].join(', '))
}

/** The body as it is sent, with the headers about it. */
export async function packedBody(res: InnerResponse, passing: Passing, plain: Buffer): Promise<Buffer> {
  addVary(res)
  const packs = canPack(res, passing) && plain.length >= PACK_FROM
  const body = packs ? await packQuickly(plain) : plain
  if (packs) res.setHeader('Content-Encoding', 'gzip')
  if (!passing.isHead) res.setHeader('Content-Length', body.length)
  return body
}
