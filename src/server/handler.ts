import { isDevTooling, isServerAction } from '@/lib/nextContract'
import { answer, json } from './answers'
import type { InnerRequest } from './InnerRequest'
import type { InnerResponse } from './InnerResponse'
import { admit, type Admission } from './admission'
import { readiness } from './health'
import { normaliseHost } from './host'
import { headerFault, requestId, visitorAddress, visitorScheme } from './inbound'
import type { Metrics } from './metrics'
import { createMissLimit } from './missLimit'
import { isOperator } from './operator'
import type { AppHandler, ServerOptions } from './options'
import type { Pages } from './Pages'
import { baseline, dataPolicy } from './securityHeaders'
import { createFastPath } from './fastPath'
import { withWordsOf } from './requestWords'
import { createServing, type RequestContext } from './serve'
import { type Reader, readerOf } from './refusal'
import { parseTarget } from './target'

export interface ServerState {
  open: boolean
  draining: boolean
  redis: 'off' | 'up' | 'down'
}

const HEALTH = new Set(['/healthz', '/readyz', '/metrics'])

export function createHandler(
  app: AppHandler,
  options: ServerOptions,
  pages: Pages,
  metrics: Metrics,
  state: ServerState,
) {
  const { secure, platformHost } = options
  const fastPath = createFastPath(pages, options, metrics)
  const serve = createServing(app, options, pages, fastPath, createMissLimit(options.missesPerMinute))

  async function health(
    req: InnerRequest,
    res: InnerResponse,
    path: string,
    isPlatform: boolean,
  ): Promise<boolean> {
    const isTrusted = isOperator(req, options.operatorToken)
    if (path === '/healthz') json(res, 200, { ok: true }, secure)
    else if (path === '/readyz') {
      const ready = await readiness(state.open, state.draining, state.redis)
      json(res, ready.ok ? 200 : 503, isTrusted ? ready : { ok: ready.ok }, secure)
    } else if (path === '/metrics' && isPlatform && isTrusted) {
      for (const [name, value] of baseline(secure)) res.setHeader(name, value)
      res.setHeader('Content-Security-Policy', dataPolicy)
      res.setHeader('Cache-Control', 'no-store')
      res.setHeader('Content-Type', metrics.contentType)
      res.end(await metrics.text())
    } else if (path === '/metrics') answer(res, 404, { secure })
    else return false
    return true
  }

  async function respond(req: InnerRequest, res: InnerResponse, id: string): Promise<string> {
    const refused = (status: number, headers: Record<string, string> = {}, reader: Reader = 'person') => {
      answer(res, status, { secure, reader, headers: { 'X-Request-Id': id, ...headers } })
      return 'refused'
    }
    const close = { Connection: 'close' }
    const likely = readerOf(req.url ?? '')
    const fault = headerFault(req)
    if (fault) return refused(fault, close, likely)
    const host = normaliseHost(req.headers.host ?? '')
    if ('fault' in host && host.fault === 400) return refused(400, close, likely)
    const target = parseTarget(req.url ?? '')
    if ('fault' in target) return refused(target.fault, close, likely)
    if ('redirect' in target) return refused(308, { Location: target.redirect })
    const isPlatform = 'host' in host && host.host === platformHost
    if (HEALTH.has(target.decoded) && (await health(req, res, target.decoded, isPlatform))) return 'health'
    if ('fault' in host) return refused(host.fault, {}, likely)
    if (target.authority !== undefined && !sameHost(target.authority, host.host))
      return refused(421, close, likely)

    const isCall = /^\/api(?:\/|$)/.test(target.decoded)
    const reader = readerOf(target.decoded, isPlatform)
    const isTooling = options.dev && isDevTooling(target.decoded)
    const admission = isTooling
      ? ({ pass: true } satisfies Admission)
      : admit(req.method ?? '', target.decoded, isPlatform, isServerAction(req.headers))
    if ('fault' in admission)
      return refused(admission.fault, admission.allow ? { Allow: admission.allow } : {}, reader)
    if (!options.serveSites) return refused(404, {}, reader)
    if (!state.open) return refused(503, { 'Retry-After': '2' }, reader)
    // OPTIONS changes nothing, whatever the body.
    if (admission.odd) req.method = 'OPTIONS'
    const context: RequestContext = {
      id,
      host: host.host,
      authority: host.port ? `${host.host}:${host.port}` : host.host,
      scheme: visitorScheme(req, options.trustProxy),
      address: visitorAddress(req, options.trustProxy),
      target,
      isPlatform,
      isCall,
      reader,
      isOddMethod: admission.odd === true,
    }
    return withWordsOf(context.host, () => serve(req, res, context))
  }

  return (req: InnerRequest, res: InnerResponse): void => {
    if (state.open && !state.draining && fastPath.serve(req, res)) return
    const from = performance.now()
    const { method } = req
    const id = requestId(req, options.trustProxy)
    if (state.draining) res.shouldKeepAlive = false
    let how = 'open'
    res.once('close', () => {
      const ms = performance.now() - from
      metrics.observe(how, res.statusCode, ms)
      options.access?.({
        id,
        method,
        host: req.headers.host,
        path: req.url?.split('?', 1)[0],
        status: res.statusCode,
        ms: Math.round(ms * 100) / 100,
        how,
      })
    })
    respond(req, res, id).then(
      (outcome) => (how = outcome),
      (error: unknown) => {
        options.warn({ id, error: String(error) }, 'The server failed to answer')
        res.answerInstead(() => answer(res, 500, { secure, reader: readerOf(req.url ?? '') }))
      },
    )
  }
}

function sameHost(authority: string, host: string): boolean {
  const named = normaliseHost(authority)
  return 'host' in named && named.host === host
}
