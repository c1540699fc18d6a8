import { answer, json } from './answers'
import type { InnerRequest } from './InnerRequest'
import type { InnerResponse } from './InnerResponse'
import type { Metrics } from './metrics'
import { baseline, dataPolicy } from './securityHeaders'
import type { Serving } from './serving'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { appReadiness, type Readiness } from '@/lib/lifecycle'

const ASK_LIMIT = 3000

async function readiness(
  started: boolean,
  draining: boolean,
  redis: 'off' | 'up' | 'down',
): Promise<Readiness> {
  const server = { pid: process.pid, started, draining, redis }
  const ask = appReadiness()
  if (!started || draining || !ask) return { ok: started && !draining, checks: { server } }
  try {
    const late = new Promise<Readiness>((resolve) => {
      setTimeout(() => resolve({ ok: false, checks: { app: 'no answer in time' } }), ASK_LIMIT).unref()
    })
    const app = await Promise.race([ask(), late])
    // A lost Redis costs speed, not answers: the process serves pages and stays ready.
    return { ok: app.ok, checks: { ...app.checks, server } }
  } catch {
    return { ok: false, checks: { app: 'failed to answer', server } }
  }
}

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/
const digest = (text: string) => createHash('sha256').update(text).digest()

/** The operator asks from this machine, or with a token. A request through a local proxy is not local. */
function operatorBy(req: IncomingMessage, token: string | undefined): 'token' | 'machine' | null {
  const { authorization = '', forwarded, 'x-forwarded-for': forwardedFor, via } = req.headers
  const input = /^Bearer +(\S+)$/i.exec(authorization)?.[1]
  if (token && input) return timingSafeEqual(digest(input), digest(token)) ? 'token' : null
  const isDirect = forwarded === undefined && forwardedFor === undefined && via === undefined
  return isDirect && LOOPBACK.test(req.socket.remoteAddress ?? '') ? 'machine' : null
}

const PATHS = ['/healthz', '/readyz', '/metrics'] as const
export type HealthPath = (typeof PATHS)[number]

/** Null for every other path. */
export const healthPath = (decoded: string): HealthPath | null =>
  PATHS.find((path) => path === decoded) ?? null

async function answerMetrics(res: InnerResponse, metrics: Metrics, secure: boolean): Promise<void> {
  for (const [name, value] of baseline(secure)) res.setHeader(name, value)
  res.setHeader('Content-Security-Policy', dataPolicy)
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('Content-Type', metrics.contentType)
  res.end(await metrics.text())
}

/**
 * The operator alone sees the parts of the readiness, and the metrics: on the platform's host, and with a token at the address
 * of each process, which is no host of ours.
 */
export async function answerHealth(
  { options, metrics, state }: Serving,
  req: InnerRequest,
  res: InnerResponse,
  { path, isPlatform }: { path: HealthPath; isPlatform: boolean },
): Promise<void> {
  const { secure } = options
  if (path === '/healthz') return json(res, 200, { ok: true }, secure)
  const operator = operatorBy(req, options.operatorToken)
  if (path === '/readyz') {
    const ready = await readiness(state.open, state.draining, state.redis)
    return json(res, ready.ok ? 200 : 503, operator ? ready : { ok: ready.ok }, secure)
  }
  if (operator === 'token' || (isPlatform && operator)) return answerMetrics(res, metrics, secure)
  answer(res, 404, { secure })
}
