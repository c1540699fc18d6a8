import { answer } from './answers'
import type { InnerRequest } from './InnerRequest'
import type { InnerResponse } from './InnerResponse'
import type { Reader } from './refusal'

const LINGER = 500

export function guardBody(
  req: InnerRequest,
  res: InnerResponse,
  limit: number,
  ms: number,
  how: { secure: boolean; reader: Reader },
): boolean {
  if (Number(req.headers['content-length'] ?? 0) > limit) {
    answer(res, 413, how)
    closeSoon(req, 3000)
    return false
  }
  if (req.headers['content-length'] === undefined && req.headers['transfer-encoding'] === undefined)
    return true
  const instead = (status: number) => {
    res.answerInstead(() => answer(res, status, { ...how, headers: { Connection: 'close' } }))
    closeSoon(req, LINGER)
  }
  req.guardBody(limit, () => instead(413))
  const timer = setTimeout(() => {
    if (!req.complete) instead(408)
  }, ms)
  res.once('close', () => clearTimeout(timer))
  return true
}

/** Not at once: a client that has not finished sending would lose the response to a reset connection. */
function closeSoon(req: InnerRequest, ms: number): void {
  setTimeout(() => {
    if (!req.complete) req.destroy(new Error('The body was refused'))
  }, ms).unref()
}
