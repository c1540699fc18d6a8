import { isDataRequest } from '@/lib/nextContract'
import { giveKey, ownLinksCookie, takeKey } from '@/lib/ownLinks'
import { answer, readerOf, answerWait } from './answers'
import type { InnerRequest } from './InnerRequest'
import type { InnerResponse } from './InnerResponse'
import { type RequestContext, check } from './checks'
import { withWordsOf } from './hostWords'
import { hostTwin } from '@/lib/hostTwin'
import { createFastPath, type Serving } from './serving'
import { normaliseHost, requestId } from './inbound'
import { answerHealth, healthPath } from './healthAnswers'
import { createMissLimit } from './limits'
import { forward } from './forward'
import { inTraces } from './inTraces'
import { noteRequest } from '@/lib/trace'
import { kindOf, routeChoice, servePage } from './servePage'

/** A browser, which shows the address and keeps cookies; other programs get the page at the link itself. */
const isBrowser = ({ headers }: InnerRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate' ||
  isDataRequest(headers) ||
  (headers['sec-fetch-mode'] === undefined && (headers.accept ?? '').includes('text/html'))

/**
 * A link with a key is answered by the same address without it, and a cookie that has it; a page without its key is asked
 * for with the one of the cookie. Null when the redirect was the answer.
 */
function ownLinks(
  req: InnerRequest,
  res: InnerResponse,
  context: RequestContext,
  secure: boolean,
): RequestContext | null {
  const { target, isPlatform, id } = context
  if (isPlatform || req.method !== 'GET') return context
  const { path, query } = target
  const { cookie } = req.headers
  const taken = isBrowser(req) ? takeKey(path, query) : null
  if (taken) {
    res.setHeader('Set-Cookie', ownLinksCookie(cookie, taken.reference, taken.key, secure))
    const headers = { Location: taken.address, 'Referrer-Policy': 'strict-origin', 'X-Request-Id': id }
    answer(res, 303, { secure, headers })
    return null
  }
  const input = giveKey(path, query, cookie, secure)
  return input === null
    ? context
    : { ...context, target: { ...target, query: input, url: `${path}?${input}` } }
}

/** @returns how it was answered, for the log and the metrics */
function serve(
  serving: Serving,
  req: InnerRequest,
  res: InnerResponse,
  requested: RequestContext,
): Promise<string> | string {
  const { cache, secure } = serving.options
  const own = ownLinks(req, res, requested, secure)
  if (!own) return 'own-link'
  const choice = routeChoice(req, own, cache)
  const { context } = choice
  noteRequest({ 'forecourt.kind': kindOf(choice) })
  if (choice.by === 'cache') return servePage(serving, req, res, choice)
  const retryAfter = choice.isCounted ? serving.misses.count(context.address) : 0
  if (retryAfter) return answerWait(res, context, { status: 429, retryAfter, secure })
  return forward(serving, req, res, context)
}

/** @returns how it was answered */
async function respond(serving: Serving, req: InnerRequest, res: InnerResponse, id: string): Promise<string> {
  const { options, state } = serving
  const checked = check(req, id, { options, isOpen: state.open })
  if (checked.kind === 'refused') {
    const { status, reader, headers } = checked
    answer(res, status, { secure: options.secure, reader, headers: { 'X-Request-Id': id, ...headers } })
    return 'refused'
  }
  if (checked.kind === 'health') {
    await answerHealth(serving, req, res, checked)
    return 'health'
  }
  const { context } = checked
  noteRequest({ 'server.address': context.host, 'forecourt.request': id })
  // Only where no body comes: its limits hold from its first byte.
  const mayLead = !context.isPlatform && (req.method === 'GET' || req.method === 'HEAD')
  const twin = mayLead ? await hostTwin(context.host) : null
  if (twin !== null) {
    const { scheme, authority, host, target } = context
    const Location = `${scheme}://${twin}${authority.slice(host.length)}${target.url}`
    answer(res, 308, { secure: options.secure, headers: { 'X-Request-Id': id, Location } })
    return 'twin'
  }
  // OPTIONS changes nothing, whatever the body.
  if (context.isOddMethod) req.method = 'OPTIONS'
  return withWordsOf(context.host, () => serve(serving, req, res, context))
}

const REFUSALS = new Set(['open', 'health', 'refused'])

function failedAt(metrics: Serving['metrics'], { headers }: InnerRequest): void {
  const named = normaliseHost(headers.host ?? '')
  if ('host' in named) metrics.failed(named.host)
}

function followed({ options, metrics }: Serving, req: InnerRequest, res: InnerResponse, id: string) {
  const from = performance.now()
  const { method } = req
  const seen = { how: 'open' }
  res.once('close', () => {
    const ms = performance.now() - from
    metrics.observe(seen.how, res.statusCode, ms)
    // While it starts and ends, a server refuses all: that is no fault of a host.
    if (res.statusCode >= 500 && !REFUSALS.has(seen.how)) failedAt(metrics, req)
    // Asked for many times a second, by a start or a balancer: the metrics count them.
    if (healthPath(req.url?.split('?', 1)[0] ?? '')) return
    options.access?.({
      id,
      method,
      host: req.headers.host,
      path: req.url?.split('?', 1)[0],
      status: res.statusCode,
      ms: Math.round(ms * 100) / 100,
      how: seen.how,
    })
  })
  return seen
}

function handle(serving: Serving, req: InnerRequest, res: InnerResponse): void {
  const { options, state } = serving
  if (state.open && !state.draining && serving.fastPath.serve(req, res)) return
  const id = requestId(req, options.trustProxy)
  const seen = followed(serving, req, res, id)
  if (state.draining) res.shouldKeepAlive = false
  respond(serving, req, res, id).then(
    (outcome) => {
      seen.how = outcome
      noteRequest({ 'forecourt.answered': outcome })
    },
    (error: unknown) => {
      options.warn({ id, error: String(error) }, 'The server failed to answer')
      const reader = readerOf(req.url ?? '')
      res.answerInstead(() => answer(res, 500, { secure: options.secure, reader }))
    },
  )
}

export function createHandler(parts: Omit<Serving, 'fastPath' | 'misses'>) {
  const serving: Serving = {
    ...parts,
    fastPath: createFastPath(parts.pages, parts.options, parts.metrics),
    misses: createMissLimit(parts.options.missesPerMinute),
  }
  const handled = (req: InnerRequest, res: InnerResponse): void => handle(serving, req, res)
  const { spans, platformHost, trustProxy } = parts.options
  return spans ? inTraces({ spans, platformHost, trustProxy }, handled) : handled
}
