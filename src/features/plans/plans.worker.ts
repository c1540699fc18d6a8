import { ValidationError } from 'payload'
import { getDb } from '@/db/payload'
import { table } from '@/db/table'
import type { Clause, Row } from '@/db/tableTypes'
import { startLoop, type Loop } from '@/jobs/loop'
import { DeadEnd, outboxKind, workOnce, type Failed } from '@/jobs/outbox'
import { NEVER } from '@/lib/never'
import { carryOut } from './carryOut'
import { readPlan, type PlanRow } from './row'

const IDLE_MS = 5000
const AFTER_MS = 1000

/**
 * What staff see of a plan that was not carried out.
 * @internal
 */
export function faultWords({ isOver }: Pick<Failed, 'isOver'>, error: unknown): string {
  if (error instanceof DeadEnd) return error.message
  return isOver
    ? 'It failed for three days and is no longer tried. Schedule it again.'
    : 'It failed at the first try and is tried again automatically.'
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

const plans = outboxKind<null>({
  name: 'plans',
  table: 'plans',
  due: 'due_at',
  lease: 'lease_until',
  tries: { column: 'attempts', over: { due_at: NEVER } },
  whenFailed: (failed, error): Row => ({ row_before: null, fault: faultWords(failed, error) }),
  dead: { where: [['due_at', '=', NEVER]], again: (_row, at) => ({ due_at: at, attempts: 0, fault: null }) },
  async attempt(row, { now, due }) {
    const plan = readPlan(row)
    if (plan.at > now) return { due_at: plan.at }
    // A page that could not go live yet must not stay there because its end came first.
    const first = await firstOf(plan)
    if (first !== null) return { due_at: Math.max(first, due) + AFTER_MS }
    try {
      await carryOut(await getDb(), plan)
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      // A person has to correct it, and then plans anew.
      throw new DeadEnd(`Something on it is missing or wrong: ${error.message}`)
    }
    await (await table('plans')).delete([['id', '=', plan.id]])
    return null
  },
})

/** Carries out one due plan, however late. False when there is none. `now` in epoch ms. */
export const planOnce = (now?: number): Promise<boolean> => workOnce(plans, null, now)

export const startPlans = (): Loop => startLoop('plans', () => planOnce(), IDLE_MS)
