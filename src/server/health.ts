import { appReadiness, type Readiness } from '@/lib/lifecycle'

const ASK_LIMIT = 3000

/** The app's own word on its stores, bounded in time: a store that hangs is a store that is not ready. */
export async function readiness(
  started: boolean,
  draining: boolean,
  redis: 'off' | 'up' | 'down',
): Promise<Readiness> {
  const door = { pid: process.pid, started, draining, redis }
  const ask = appReadiness()
  if (!started || draining || !ask) return { ok: started && !draining, checks: { door } }
  try {
    const late = new Promise<Readiness>((resolve) => {
      setTimeout(() => resolve({ ok: false, checks: { app: 'no answer in time' } }), ASK_LIMIT).unref()
    })
    const app = await Promise.race([ask(), late])
    // A lost Redis costs speed, not answers: the door still serves, so it stays in the round.
    return { ok: app.ok, checks: { ...app.checks, door } }
  } catch {
    return { ok: false, checks: { app: 'failed to answer', door } }
  }
}
