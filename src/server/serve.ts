import { cacheRoute } from '@/cache/routes'
import { ALL } from '@/cache/tags'
import { answer } from './answers'
import { guardBody } from './bodyGuard'
import type { InnerRequest } from './InnerRequest'
import type { InnerResponse } from './InnerResponse'
import { bodyLimit } from './gate'
import { stripHeaders } from './inbound'
import type { AppHandler, ServerOptions } from './options'
import { TooManyMisses, type MissLimit } from './missLimit'
import { Overloaded, RenderTimeout, type PageRequest, type Pages } from './Pages'
import { shapeFor } from './pass'
import type { FastPath } from './fastPath'
import type { Target } from './target'
import { writeStored } from './writeStored'

/** A request that passed the gate. */
export interface RequestContext {
  id: string
  host: string
  authority: string
  scheme: 'http' | 'https'
  address: string
  target: Target
  isPlatform: boolean
  isCall: boolean
}

const STATIC: PageRequest['route'] = { name: 'static', tags: [ALL], ttl: 86_400_000, reads: () => false }
const STATIC_PATH = /^\/(?:_next\/static|fonts)\//
const BODY_SLOW_MS = 120_000

/** A dealer's page that is made for one visitor, as `/garage`; calls and pictures have limits of their own. */
const isOwnPage = (req: InnerRequest, { target, isPlatform, isCall }: RequestContext): boolean =>
  !isPlatform && !isCall && req.method !== 'OPTIONS' && !/^\/(?:_next|pictures|media)\//.test(target.decoded)

/** The two ways to answer: from the page cache, or by handing the request itself to the app. Both say how it went. */
export function createServing(
  app: AppHandler,
  options: ServerOptions,
  pages: Pages,
  shortcuts: FastPath,
  misses: MissLimit,
) {
  const { secure } = options

  /** What kind of answer may be shared, if any. */
  function shareable(req: InnerRequest, visit: RequestContext): PageRequest['route'] | null {
    if (!options.cache || (req.method !== 'GET' && req.method !== 'HEAD')) return null
    if (STATIC_PATH.test(visit.target.decoded)) return STATIC
    if (visit.isPlatform) return null
    return cacheRoute(visit.host, visit.target.decoded)
  }

  function refuse(res: InnerResponse, visit: RequestContext, status: 429 | 503, retryAfter: number): string {
    const headers = { 'X-Request-Id': visit.id, 'Retry-After': String(retryAfter) }
    answer(res, status, { secure, call: visit.isCall, headers })
    return 'refused'
  }

  async function servePage(
    req: InnerRequest,
    res: InnerResponse,
    visit: RequestContext,
    route: PageRequest['route'],
  ): Promise<string> {
    try {
      const mayRender = () => {
        const wait = route === STATIC ? 0 : misses.count(visit.address)
        if (wait) throw new TooManyMisses(wait)
      }
      const { stored, outcome, key } = await pages.get({ ...visit, headers: req.headers, route, mayRender })
      shortcuts.learn(req, visit.target.url, key)
      if (!res.destroyed) writeStored(req, res, stored, visit.id)
      return outcome
    } catch (error) {
      const headers = { 'X-Request-Id': visit.id }
      if (error instanceof TooManyMisses) return refuse(res, visit, 429, error.retryAfter)
      if (error instanceof Overloaded) return refuse(res, visit, 503, 2)
      const late = error instanceof RenderTimeout
      options.warn(
        { id: visit.id, host: visit.host, url: visit.target.url, error: String(error) },
        'A page could not be rendered',
      )
      answer(res, late ? 504 : 500, { secure, call: visit.isCall, headers })
      return 'miss'
    }
  }

  function pass(req: InnerRequest, res: InnerResponse, visit: RequestContext): string {
    const { target, isPlatform, isCall } = visit
    const limit = bodyLimit(target.decoded, isPlatform)
    const ms = limit > 64 * 1024 ? BODY_SLOW_MS : options.times.bodyMs
    if (!guardBody(req, res, limit, ms, { secure, call: isCall })) return 'refused'
    stripHeaders(req.headers)
    req.url = target.url
    req.headers.host = visit.authority
    req.headers['x-forwarded-host'] = visit.authority
    req.headers['x-forwarded-proto'] = visit.scheme
    req.headers['x-forwarded-for'] = visit.address
    req.headers['x-forecourt-ip'] = visit.address
    req.headers['x-forecourt-host'] = visit.host
    req.headers['x-request-id'] = visit.id
    if (!isPlatform) req.headers['x-forecourt-site'] = visit.host
    const isAdmin = isPlatform && /^\/admin(?:\/|$)/.test(target.decoded)
    const wish = pages.renders.begin(visit.id)
    res.once('close', () => pages.renders.end(visit.id))
    res.shapeWith(
      shapeFor(req, {
        id: visit.id,
        isAdmin,
        isCall,
        options,
        wish,
        notice: async (status, body) =>
          isPlatform && status === 404 ? null : pages.notice(visit, status, body),
      }),
    )
    Promise.resolve(app(req, res)).catch((error: unknown) => {
      options.warn({ id: visit.id, url: target.url, error: String(error) }, 'The app failed to answer')
      res.answerInstead(() =>
        answer(res, 500, { secure, call: isCall, headers: { 'X-Request-Id': visit.id } }),
      )
    })
    return 'pass'
  }

  return (req: InnerRequest, res: InnerResponse, visit: RequestContext): Promise<string> | string => {
    const route = shareable(req, visit)
    if (route) return servePage(req, res, visit, route)
    const wait = isOwnPage(req, visit) ? misses.count(visit.address) : 0
    return wait ? refuse(res, visit, 429, wait) : pass(req, res, visit)
  }
}
