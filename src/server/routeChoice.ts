import { isGated } from '@/cache/gates'
import { cacheRoute } from '@/cache/routes'
import { ALL } from '@/cache/tags'
import { isBuiltFile } from '@/lib/nextNames'
import { DAY_MS } from '@/lib/time'
import type { InnerRequest } from './InnerRequest'
import type { PageRequest } from './Pages'
import { isOwnPage, type RequestContext } from './requestContext'
import { withoutSlash } from './trailingSlash'

type Route = PageRequest['route']
type Asked = Pick<InnerRequest, 'method'>

export type Choice =
  /** From the cache, or rendered for it. `hasSlash`: the address has a slash too many, and its page one without. */
  | { by: 'cache'; context: RequestContext; route: Route; hasSlash: boolean }
  /** By the app. `isCounted`: the visitor has a limited number of these. */
  | { by: 'app'; context: RequestContext; isCounted: boolean }

const STATIC: Route = { name: 'static', tags: [ALL], ttl: DAY_MS, reads: () => false }
const isStatic = (path: string): boolean => isBuiltFile(path) || path.startsWith('/fonts/')

function shareable(req: Asked, { host, target, isPlatform }: RequestContext): Route | null {
  if (req.method !== 'GET' && req.method !== 'HEAD') return null
  if (isStatic(target.decoded)) return STATIC
  return isPlatform ? null : cacheRoute(host, target.decoded)
}

/** A moved address redirects at once, not first to itself without the slash. */
function withoutItsSlash(req: Asked, context: RequestContext, caches: boolean): Choice | null {
  const target = withoutSlash(context.target)
  if (!target) return null
  const bare = { ...context, target }
  const route = caches ? shareable(req, bare) : null
  if (route?.name === 'content') return { by: 'cache', context: bare, route, hasSlash: true }
  const gated = !bare.isPlatform && isGated(bare.host, target.decoded)
  return gated ? { by: 'app', context: bare, isCounted: false } : null
}

/** @param caches false when this server keeps no pages */
export function routeChoice(req: Asked, context: RequestContext, caches: boolean): Choice {
  const bare = withoutItsSlash(req, context, caches)
  if (bare) return bare
  const route = caches ? shareable(req, context) : null
  if (route) return { by: 'cache', context, route, hasSlash: false }
  // What an agent asks is never cached: its calls count like pages that are not.
  return { by: 'app', context, isCounted: isOwnPage(req, context) || context.reader === 'agent' }
}
