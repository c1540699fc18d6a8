import { forward } from './forward'
import { ownLinks } from './ownLinks'
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
  const own = ownLinks(req, res, asked, secure)
  if (!own) return 'own-link'
  const choice = routeChoice(req, own, cache)
  const { context } = choice
  if (choice.by === 'cache') return servePage(serving, req, res, choice)
  const retryAfter = choice.isCounted ? serving.misses.count(context.address) : 0
  if (retryAfter) return answerWait(res, context, { status: 429, retryAfter, secure })
  return forward(serving, req, res, context)
}
