import { ValidationError } from 'payload'
import { getDb } from '@/db/payload'
import { table } from '@/db/table'
import type { Clause, Row } from '@/db/tableTypes'
import { isTooOld, retryDelayMs } from '@/jobs/backoff'
import { startLoop, type Loop } from '@/jobs/loop'
import { log } from '@/lib/log'
import { NEVER } from '@/lib/never'
import { carryOut } from './carryOut'
import { readPlan, type PlanRow } from './row'
import { LEASE_MS } from '@/lib/time'

const IDLE_MS = 5000
const AFTER_MS = 1000

/**
 * A fault that a person has to correct is not tried again until they plan anew.
 * @internal
 */
export function afterFault(plan: PlanRow, error: unknown, now: number): Row {
  const lost = error instanceof ValidationError
  const isOver = lost || isTooOld(plan.at, now)
  const fault = lost
    ? `Something on it is missing or wrong: ${error.message}`
    : isOver
      ? 'It failed for three days and is no longer tried. Schedule it again.'
      : 'It failed at the first try and is tried again automatically.'
  return {
    lease_until: null,
    row_before: null,
    fault,
    due_at: isOver ? NEVER : now + retryDelayMs(plan.attempts),
  }
}

/** When the other plan of the page is due, if it comes first and is still owed; null otherwise. */
async function firstOf({ tenant, entity, doc_id, act, at }: PlanRow): Promise<number | null> {
  const first: Clause[] = [
    ['tenant', '=', tenant],
    ['entity', '=', entity],
    ['doc_id', '=', doc_id],
    ['act', '!=', act],
    ['at', '<', at],
    ['due_at', '<', NEVER],
  ]
  const [row] = await (await table('plans')).find(first, { limit: 1 })
  return row ? readPlan(row).due_at : null
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
  // A page that could not go live yet must not stay there because its end came first.
  const first = await firstOf(plan)
  if (first !== null) {
    await plans.update(mine, { lease_until: null, due_at: Math.max(first, now) + AFTER_MS })
    return true
  }
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
