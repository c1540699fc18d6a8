import { isGated } from '@/cache/gates'
import { cacheRoute } from '@/cache/routes'
import { ALL } from '@/cache/tags'
import { answer } from './answers'
import { guardBody } from './bodyGuard'
import type { InnerRequest } from './InnerRequest'
import type { InnerResponse } from './InnerResponse'
import { bodyLimit } from './admission'
import { stripHeaders } from './inbound'
import type { AppHandler, ServerOptions } from './options'
import { TooManyMisses, type MissLimit } from './missLimit'
import { Overloaded, RenderTimeout, type PageRequest, type Pages } from './Pages'
import { responsePolicy } from './pass'
import type { Reader } from './refusal'
import type { FastPath } from './fastPath'
import type { Target } from './target'
import { withoutSlash } from './trailingSlash'
import { RETRY_AFTER } from './unavailablePage'
import { StoreUnanswered, whileStoreAnswers } from './whileStoreAnswers'
import { writeStored } from './writeStored'
import { isBuiltFile, isNextFile } from '@/lib/nextNames'
import { DAY_MS } from '@/lib/time'

export interface RequestContext {
  id: string
  host: string
  authority: string
  scheme: 'http' | 'https'
  address: string
  target: Target
  isPlatform: boolean
  isCall: boolean
  reader: Reader
  isOddMethod: boolean
}

const STATIC: PageRequest['route'] = { name: 'static', tags: [ALL], ttl: DAY_MS, reads: () => false }
const isStatic = (path: string): boolean => isBuiltFile(path) || path.startsWith('/fonts/')
const BODY_SLOW_MS = 120_000

const isOwnPage = (req: InnerRequest, { target, isPlatform, isCall }: RequestContext): boolean =>
  !isPlatform &&
  !isCall &&
  req.method !== 'OPTIONS' &&
  !isNextFile(target.decoded) &&
  !/^\/(?:pictures|media)\//.test(target.decoded)

export function createServing(
  app: AppHandler,
  options: ServerOptions,
  pages: Pages,
  fastPath: FastPath,
  misses: MissLimit,
) {
  const { secure } = options

  function shareable(req: InnerRequest, context: RequestContext): PageRequest['route'] | null {
    if (!options.cache || (req.method !== 'GET' && req.method !== 'HEAD')) return null
    if (isStatic(context.target.decoded)) return STATIC
    if (context.isPlatform) return null
    return cacheRoute(context.host, context.target.decoded)
  }

  function refuse(
    res: InnerResponse,
    context: RequestContext,
    status: 429 | 503,
    retryAfter: number,
  ): string {
    const headers = { 'X-Request-Id': context.id, 'Retry-After': String(retryAfter) }
    answer(res, status, { secure, reader: context.reader, headers })
    return 'refused'
  }

  async function answerUnavailable(
    req: InnerRequest,
    res: InnerResponse,
    context: RequestContext,
  ): Promise<void> {
    const page = isOwnPage(req, context) ? await pages.notice(context, 503, Buffer.alloc(0)) : null
    if (res.headersSent) return
    res.answerInstead(() =>
      page ? writeStored(req, res, page, context.id) : refuse(res, context, 503, Number(RETRY_AFTER)),
    )
  }

  async function servePage(
    req: InnerRequest,
    res: InnerResponse,
    context: RequestContext,
    route: PageRequest['route'],
    hasSlash = false,
  ): Promise<string> {
    try {
      const mayRender = () => {
        const wait = route === STATIC ? 0 : misses.count(context.address)
        if (wait) throw new TooManyMisses(wait)
      }
      const { stored, outcome, key } = await pages.get({ ...context, headers: req.headers, route, mayRender })
      if (hasSlash && stored.status === 200) {
        const headers = { Location: context.target.url, 'X-Request-Id': context.id }
        answer(res, 308, { secure, headers })
        return outcome
      }
      if (!hasSlash) fastPath.learn(req, context.target.url, key)
      if (!res.destroyed) writeStored(req, res, stored, context.id)
      return outcome
    } catch (error) {
      const headers = { 'X-Request-Id': context.id }
      if (error instanceof TooManyMisses) return refuse(res, context, 429, error.retryAfter)
      if (error instanceof Overloaded) return refuse(res, context, 503, 2)
      if (error instanceof StoreUnanswered) return refuse(res, context, 503, Number(RETRY_AFTER))
      const late = error instanceof RenderTimeout
      options.warn(
        { id: context.id, host: context.host, url: context.target.url, error: String(error) },
        'A page could not be rendered',
      )
      answer(res, late ? 504 : 500, { secure, reader: context.reader, headers })
      return 'miss'
    }
  }

  function pass(req: InnerRequest, res: InnerResponse, context: RequestContext): string {
    const { target, isPlatform, isCall, reader } = context
    const limit = bodyLimit(target.decoded, isPlatform)
    const ms = limit > 64 * 1024 ? BODY_SLOW_MS : options.times.bodyMs
    if (!guardBody(req, res, limit, ms, { secure, reader })) return 'refused'
    stripHeaders(req.headers)
    req.url = target.url
    req.headers.host = context.authority
    req.headers['x-forwarded-host'] = context.authority
    req.headers['x-forwarded-proto'] = context.scheme
    req.headers['x-forwarded-for'] = context.address
    req.headers['x-forecourt-ip'] = context.address
    req.headers['x-forecourt-host'] = context.host
    req.headers['x-request-id'] = context.id
    if (!isPlatform) req.headers['x-forecourt-site'] = context.host
    req.headers['x-forecourt-path'] = target.path
    const isAdmin = isPlatform && /^\/admin(?:\/|$)/.test(target.decoded)
    const hints = pages.renders.begin(context.id)
    res.once('close', () => pages.renders.end(context.id))
    res.applyPolicy(
      responsePolicy(req, {
        id: context.id,
        isAdmin,
        isPreview: isPlatform && /^\/preview\//.test(target.decoded),
        isCall,
        reader,
        isOddMethod: context.isOddMethod,
        options,
        hints,
        notice: async (status, body) =>
          isPlatform && status === 404 ? null : pages.notice(context, status, body),
      }),
    )
    const closed = new Promise((resolve) => res.once('close', resolve))
    whileStoreAnswers(Promise.all([app(req, res), closed])).catch(async (error: unknown) => {
      if (error instanceof StoreUnanswered) return answerUnavailable(req, res, context)
      options.warn({ id: context.id, url: target.url, error: String(error) }, 'The app failed to answer')
      res.answerInstead(() => answer(res, 500, { secure, reader, headers: { 'X-Request-Id': context.id } }))
    })
    return 'pass'
  }

  return (req: InnerRequest, res: InnerResponse, context: RequestContext): Promise<string> | string => {
    // A moved address redirects at once, not first to itself without the slash.
    const bare = withoutSlash(context.target)
    const moved = bare && { ...context, target: bare }
    const content = moved && shareable(req, moved)
    if (moved && content?.name === 'content') return servePage(req, res, moved, content, true)
    if (moved && !moved.isPlatform && isGated(moved.host, moved.target.decoded)) return pass(req, res, moved)
    const route = shareable(req, context)
    if (route) return servePage(req, res, context, route)
    const wait = isOwnPage(req, context) ? misses.count(context.address) : 0
    return wait ? refuse(res, context, 429, wait) : pass(req, res, context)
  }
}
