import { cacheRoute, isGated } from './routes'
import { ALL } from '@/cache/tags'
import { isBuiltFile } from '@/lib/nextNames'
import { DAY_MS } from '@/lib/time'
import type { InnerRequest } from './InnerRequest'
import type { PageRequest } from './Pages'
import { RenderTimeout } from './renders'
import { askerOf, Overloaded, OVERLOADED_WAIT } from './turns'
import { isOwnPage, type RequestContext } from './checks'
import { withoutSlash } from './inbound'
import { answer, answerWait, RETRY_AFTER } from './answers'
import type { InnerResponse } from './InnerResponse'
import { TooManyMisses } from './limits'
import type { Serving } from './serving'
import { StoreUnanswered } from './notices'
import { writeStored } from './entry'

type Route = PageRequest['route']
type Requested = Pick<InnerRequest, 'method'>

type Choice =
  /** From the cache, or rendered for it. `hasSlash`: the address has a slash too many, and its page one without. */
  | { by: 'cache'; context: RequestContext; route: Route; hasSlash: boolean }
  /** By the app. `isCounted`: the visitor has a limited number of these. */
  | { by: 'app'; context: RequestContext; isCounted: boolean }

const STATIC: Route = { name: 'static', tags: [ALL], ttl: DAY_MS, reads: () => false }
const isStatic = (path: string): boolean => isBuiltFile(path) || /^\/(?:fonts|i)\//.test(path)

function shareable(req: Requested, { host, target, isPlatform }: RequestContext): Route | null {
  if (req.method !== 'GET' && req.method !== 'HEAD') return null
  if (isStatic(target.decoded)) return STATIC
  return isPlatform ? null : cacheRoute(host, target.decoded)
}

/** A moved address redirects at once, not first to itself without the slash. */
function withoutItsSlash(req: Requested, context: RequestContext, caches: boolean): Choice | null {
  const target = withoutSlash(context.target)
  if (!target) return null
  const bare = { ...context, target }
  const route = caches ? shareable(req, bare) : null
  if (route?.name === 'content') return { by: 'cache', context: bare, route, hasSlash: true }
  const gated = !bare.isPlatform && isGated(bare.host, target.decoded)
  return gated ? { by: 'app', context: bare, isCounted: false } : null
}

/** @param caches false when this server keeps no pages */
export function routeChoice(req: Requested, context: RequestContext, caches: boolean): Choice {
  const bare = withoutItsSlash(req, context, caches)
  if (bare) return bare
  const route = caches ? shareable(req, context) : null
  if (route) return { by: 'cache', context, route, hasSlash: false }
  // What an agent asks is never cached: its calls count like pages that are not.
  return { by: 'app', context, isCounted: isOwnPage(context) || context.reader === 'agent' }
}

/** What kind of page or call it is, for a trace. */
export function kindOf(choice: Choice): string {
  if (choice.by === 'cache') return choice.route.name
  const { isCall, isPlatform, target } = choice.context
  if (isCall) return 'api'
  return isPlatform && /^\/admin(?:\/|$)/.test(target.decoded) ? 'admin' : 'own'
}

type Cached = Extract<Choice, { by: 'cache' }>

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
  const asker = askerOf(context)
  const requested = { ...context, asker, headers: req.headers, route, mayRender }
  const { stored, outcome, key } = await serving.pages.get(requested)
  if (hasSlash && stored.status === 200) {
    const headers = { Location: target.url, 'X-Request-Id': id }
    answer(res, 308, { secure: serving.options.secure, headers })
    return outcome
  }
  if (!hasSlash) serving.fastPath.learn(req, target.url, { key, host: context.host, kind: route.name })
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
