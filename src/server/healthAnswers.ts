import { answer, json } from './answers'
import { readiness } from './health'
import type { InnerRequest } from './InnerRequest'
import type { InnerResponse } from './InnerResponse'
import type { Metrics } from './metrics'
import { isOperator } from './operator'
import { baseline, dataPolicy } from './securityHeaders'
import type { Serving } from './serving'

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

/** The operator alone sees the parts of the readiness, and the metrics, on the platform's host. */
export async function answerHealth(
  { options, metrics, state }: Serving,
  req: InnerRequest,
  res: InnerResponse,
  { path, isPlatform }: { path: HealthPath; isPlatform: boolean },
): Promise<void> {
  const { secure } = options
  if (path === '/healthz') return json(res, 200, { ok: true }, secure)
  const isTrusted = isOperator(req, options.operatorToken)
  if (path === '/readyz') {
    const ready = await readiness(state.open, state.draining, state.redis)
    return json(res, ready.ok ? 200 : 503, isTrusted ? ready : { ok: ready.ok }, secure)
  }
  if (isPlatform && isTrusted) return answerMetrics(res, metrics, secure)
  answer(res, 404, { secure })
}
