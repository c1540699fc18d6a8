import { forward } from './forward'
import type { InnerRequest } from './InnerRequest'
import type { InnerResponse } from './InnerResponse'
import { answerWait } from './waitAnswer'
import type { RequestContext } from './requestContext'
import { routeChoice } from './routeChoice'
import { servePage } from './servePage'
import type { Serving } from './serving'

/** @returns how it was answered, for the log and the metrics */
export function serve(
  serving: Serving,
  req: InnerRequest,
  res: InnerResponse,
  asked: RequestContext,
): Promise<string> | string {
  const { cache, secure } = serving.options
  const choice = routeChoice(req, asked, cache)
  const { context } = choice
  if (choice.by === 'cache') return servePage(serving, req, res, choice)
  const retryAfter = choice.isCounted ? serving.misses.count(context.address) : 0
  if (retryAfter) return answerWait(res, context, { status: 429, retryAfter, secure })
  return forward(serving, req, res, context)
}
