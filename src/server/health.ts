import { appReadiness, type Readiness } from '@/lib/lifecycle'

const ASK_LIMIT = 3000

export async function readiness(
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
