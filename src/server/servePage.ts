import { answer } from './answers'
import type { InnerRequest } from './InnerRequest'
import type { InnerResponse } from './InnerResponse'
import { TooManyMisses } from './missLimit'
import { Overloaded, RenderTimeout } from './Pages'
import { answerWait } from './waitAnswer'
import type { RequestContext } from './requestContext'
import type { Choice } from './routeChoice'
import type { Serving } from './serving'
import { RETRY_AFTER } from './unavailablePage'
import { StoreUnanswered } from './whileStoreAnswers'
import { writeStored } from './writeStored'

type Cached = Extract<Choice, { by: 'cache' }>

/** Seconds. */
const OVERLOADED_WAIT = 2

/** Null: not a refusal, but a fault. */
function refusalOf(error: unknown): { status: 429 | 503; retryAfter: number } | null {
  if (error instanceof TooManyMisses) return { status: 429, retryAfter: error.retryAfter }
  if (error instanceof Overloaded) return { status: 503, retryAfter: OVERLOADED_WAIT }
  return error instanceof StoreUnanswered ? { status: 503, retryAfter: Number(RETRY_AFTER) } : null
}

function answerFault(serving: Serving, res: InnerResponse, context: RequestContext, error: unknown): string {
  const { secure, warn } = serving.options
  const { id, host, target, reader } = context
  const refusal = refusalOf(error)
  if (refusal) return answerWait(res, context, { ...refusal, secure })
  warn({ id, host, url: target.url, error: String(error) }, 'A page could not be rendered')
  const status = error instanceof RenderTimeout ? 504 : 500
  answer(res, status, { secure, reader, headers: { 'X-Request-Id': id } })
  return 'miss'
}

/** Counts a render; a file of the build is free. @throws TooManyMisses */
const renderCounter =
  ({ misses }: Serving, { context, route }: Cached) =>
  (): void => {
    const wait = route.name === 'static' ? 0 : misses.count(context.address)
    if (wait) throw new TooManyMisses(wait)
  }

async function write(
  serving: Serving,
  req: InnerRequest,
  res: InnerResponse,
  chosen: Cached,
): Promise<string> {
  const { context, route, hasSlash } = chosen
  const { id, target } = context
  const mayRender = renderCounter(serving, chosen)
  const asked = { ...context, headers: req.headers, route, mayRender }
  const { stored, outcome, key } = await serving.pages.get(asked)
  if (hasSlash && stored.status === 200) {
    const headers = { Location: target.url, 'X-Request-Id': id }
    answer(res, 308, { secure: serving.options.secure, headers })
    return outcome
  }
  if (!hasSlash) serving.fastPath.learn(req, target.url, key)
  if (!res.destroyed) writeStored(req, res, stored, id)
  return outcome
}

export const servePage = (
  serving: Serving,
  req: InnerRequest,
  res: InnerResponse,
  chosen: Cached,
): Promise<string> =>
  write(serving, req, res, chosen).catch((error: unknown) => answerFault(serving, res, chosen.context, error))
