import { nonceRequestPolicy } from '@/lib/nextContract'
import { makeNonce } from './csp'
import type { InnerRequest } from './InnerRequest'
import type { ResponsePolicy } from './InnerResponse'
import { unpacksGzip } from './packing'
import type { PassContext, Passing } from './passContext'
import { passedHead } from './passedHead'
import { wholeBody } from './wholeBody'

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
