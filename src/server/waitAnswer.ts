import { answer } from './answers'
import type { InnerResponse } from './InnerResponse'
import type { RequestContext } from './requestContext'

/** Too much for now: `retryAfter` seconds later it may be asked again. */
export function answerWait(
  res: InnerResponse,
  { id, reader }: Pick<RequestContext, 'id' | 'reader'>,
  { status, retryAfter, secure }: { status: 429 | 503; retryAfter: number; secure: boolean },
): 'refused' {
  const headers = { 'X-Request-Id': id, 'Retry-After': String(retryAfter) }
  answer(res, status, { secure, reader, headers })
  return 'refused'
}
