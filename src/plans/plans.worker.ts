import { ValidationError } from 'payload'
import { getDb } from '@/db/payload'
import { table } from '@/db/table'
import type { Row } from '@/db/tableTypes'
import { isTooOld, retryDelayMs } from '@/jobs/backoff'
import { startLoop, type Loop } from '@/jobs/loop'
import { log } from '@/lib/log'
import { NEVER } from '@/lib/never'
import { carryOut } from './carryOut'
import { readPlan, type PlanRow } from './row'
import { LEASE_MS } from '@/lib/time'

const IDLE_MS = 5000

/** A fault that a person has to correct is not tried again until they plan anew. */
function afterFault(plan: PlanRow, error: unknown, now: number): Row {
  const lost = error instanceof ValidationError
  const fault = lost
    ? `Something on it is missing or wrong: ${error.message}`
    : 'It did not work at the first try, and is tried again by itself.'
  const given = lost || isTooOld(plan.at, now)
  return {
    lease_until: null,
    row_before: null,
    fault,
    due_at: given ? NEVER : now + retryDelayMs(plan.attempts),
  }
}

/** Carries out one due plan, however late. False when there is none. `now` in epoch ms. */
export async function planOnce(now: number = Date.now()): Promise<boolean> {
  const plans = await table('plans')
  const until = now + LEASE_MS
  const taken = await plans.take(
    [['due_at', '<=', now]],
    { due_at: until, lease_until: until },
    { inc: { attempts: 1 }, sort: [['due_at', 'asc']] },
  )
  if (!taken) return false
  const plan = readPlan(taken)
  const mine = [
    ['id', '=', plan.id],
    ['lease_until', '=', until],
  ] as const
  try {
    await carryOut(await getDb(), plan)
    await plans.delete(mine)
  } catch (error) {
    log.warn({ plan: plan.id, attempts: plan.attempts, reason: String(error) }, 'a plan was not carried out')
    await plans.update(mine, afterFault(plan, error, now))
  }
  return true
}

export const startPlans = (): Loop => startLoop('plans', () => planOnce(), IDLE_MS)
