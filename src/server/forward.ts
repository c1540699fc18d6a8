import { dropOddState } from '@/lib/nextContract'
import { keyCaller } from '@/lib/dealersOf'
import { isPersonalPath } from '@/lib/paths'
import { answer, answerWait, RETRY_AFTER } from './answers'
import { bodyLimit, guardBody } from './limits'
import { stripHeaders } from './inbound'
import type { InnerRequest } from './InnerRequest'
import type { InnerResponse } from './InnerResponse'
import { responsePolicy } from './pass'
import { isOwnPage, type RequestContext } from './checks'
import { asRequested } from './renders'
import type { Serving } from './serving'
import { StoreUnanswered, whileStoreAnswers } from './notices'
import { writeStored } from './entry'
import { askerOf, type Caller, Overloaded, OVERLOADED_WAIT } from './turns'

const BODY_SLOW_MS = 120_000
const LARGE_BODY = 64 * 1024

/** Only the server says who asks for what: the visitor's own headers of these names are gone. */
function setHeaders(req: InnerRequest, context: RequestContext): void {
  const { id, host, authority, scheme, address, target, isPlatform } = context
  stripHeaders(req.headers)
  dropOddState(req.headers)
  req.url = target.url
  Object.assign(req.headers, {
    host: authority,
    'x-forwarded-host': authority,
    'x-forwarded-proto': scheme,
    'x-forwarded-for': address,
    'x-forecourt-ip': address,
    'x-forecourt-host': host,
    'x-request-id': id,
    'x-forecourt-path': target.path,
    ...(isPlatform ? {} : { 'x-forecourt-site': host }),
  })
}

function limitOf({ options }: Serving, { headers }: InnerRequest, { target, isPlatform }: RequestContext) {
  const { cookie, 'content-length': length, 'content-type': contentType = '' } = headers
  const sender = { isDeclared: length !== undefined, contentType, isStaff: options.staffId(cookie) !== null }
  return bodyLimit(target.decoded, isPlatform, sender)
}

/** A person of the staff, or a key; null for everybody else. */
function callerOf({ options }: Serving, { headers }: InnerRequest, isPlatform: boolean) {
  const { cookie = '', authorization } = headers
  const person = isPlatform ? options.staffId(cookie) : null
  if (person !== null) return { name: person, session: cookie, isPerson: true }
  if (!isPlatform || !authorization) return null
  const name = keyCaller(authorization)
  return { name, session: name, isPerson: false }
}

function policyOf(
  { pages, options }: Serving,
  req: InnerRequest,
  res: InnerResponse,
  context: RequestContext,
  isAwaited: boolean,
) {
  const { id, target, isPlatform, isCall, reader, isOddMethod } = context
  const hints = pages.renders.begin(id, isAwaited)
  res.once('close', () => pages.renders.end(id))
  return responsePolicy(req, {
    id,
    isAdmin: isPlatform && /^\/admin(?:\/|$)/.test(target.decoded),
    isPreview: isPlatform && /^\/preview\//.test(target.decoded),
    isPersonal: !isPlatform && isPersonalPath(target.decoded),
    isCall,
    reader,
    isOddMethod,
    options,
    hints,
    notice: async (status, body) =>
      isPlatform && status === 404 ? null : pages.notice(context, status, body),
  })
}

async function answerUnavailable(
  { pages, options }: Serving,
  req: InnerRequest,
  res: InnerResponse,
  context: RequestContext,
): Promise<void> {
  const page = isOwnPage(context) ? await pages.notice(context, 503, Buffer.alloc(0)) : null
  if (res.headersSent) return
  const refusal = { status: 503, retryAfter: Number(RETRY_AFTER), secure: options.secure } as const
  res.answerInstead(() =>
    page ? writeStored(req, res, page, context.id) : answerWait(res, context, refusal),
  )
}

/** Files are sent as they are; all else is made, in a turn of whoever asks. The turn ends with the answer. */
async function inTurn(
  { pages }: Serving,
  req: InnerRequest,
  res: InnerResponse,
  context: RequestContext,
  { caller, made, closed }: { caller: Caller | null; made: () => unknown; closed: Promise<unknown> },
): Promise<unknown> {
  const { isPlatform, isCall } = context
  if (!isPlatform && !isCall && !isOwnPage(context)) return made()
  const end = await pages.turns.take(askerOf(context, caller))
  // Whoever left meanwhile, or was answered by a notice, waits no more.
  if (res.closed || res.headersSent) return end()
  void closed.then(end)
  return made()
}

/** The app answers; without the store, the site's own notice does. */
export function forward(
  serving: Serving,
  req: InnerRequest,
  res: InnerResponse,
  context: RequestContext,
): string {
  const { app, options } = serving
  const { id, target, reader, isPlatform } = context
  const limit = limitOf(serving, req, context)
  const isLarge = limit > LARGE_BODY
  const ms = isLarge ? BODY_SLOW_MS : options.times.bodyMs
  if (!guardBody(req, res, limit, ms, { secure: options.secure, reader })) return 'refused'
  setHeaders(req, context)
  const caller = callerOf(serving, req, isPlatform)
  // A program can wait longer than a person.
  res.applyPolicy(policyOf(serving, req, res, context, !isPlatform || caller?.isPerson === true))
  const closed = new Promise((resolve) => res.once('close', resolve))
  // What does not say its size is measured before the app hears of it.
  const isMeasured = !isLarge && req.headers['transfer-encoding'] !== undefined
  const made = () => asRequested(req.headers, () => app(req, res))
  const ask = () => inTurn(serving, req, res, context, { caller, made, closed })
  const answered = isMeasured ? req.whole().then((isWhole) => isWhole && ask()) : ask()
  whileStoreAnswers(Promise.all([answered, closed])).catch(async (error: unknown) => {
    if (error instanceof StoreUnanswered) return answerUnavailable(serving, req, res, context)
    if (error instanceof Overloaded) {
      const refusal = { status: 503, retryAfter: OVERLOADED_WAIT, secure: options.secure } as const
      return res.answerInstead(() => answerWait(res, context, refusal))
    }
    options.warn({ id, url: target.url, error: String(error) }, 'The app failed to answer')
    const headers = { 'X-Request-Id': id }
    res.answerInstead(() => answer(res, 500, { secure: options.secure, reader, headers }))
  })
  return 'pass'
}
