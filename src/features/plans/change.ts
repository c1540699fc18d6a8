/** Staff make and cancel plans of one page or post. Only conditional writes: the worker may be working on one. */
import { table } from '@/db/table'
import type { Clause, Row } from '@/db/tableTypes'
import { outboxTime } from '@/jobs/clock'
import type { PlanAct, Planned } from './plan.rules'
import { readPlan, type PlanRow } from './row'

export interface PlannedDoc {
  tenant: string
  entity: Planned
  doc_id: string
}

const of = ({ tenant, entity, doc_id }: PlannedDoc, act?: PlanAct): Clause[] => [
  ['tenant', '=', tenant],
  ['entity', '=', entity],
  ['doc_id', '=', doc_id],
  ...(act ? [['act', '=', act] as const] : []),
]

export const plansOf = async (doc: PlannedDoc): Promise<PlanRow[]> =>
  (await (await table('plans')).find(of(doc), { sort: [['at', 'asc']] })).map(readPlan)

/** False when a worker is carrying it out just now. True also when there was none. `now` in epoch ms. */
export async function cancelPlan(
  doc: PlannedDoc,
  act: PlanAct,
  now: number = outboxTime().due,
): Promise<boolean> {
  const plans = await table('plans')
  const free: Clause = { any: [[['lease_until', '=', null]], [['lease_until', '<=', now]]] }
  await plans.delete([...of(doc, act), free])
  return (await plans.find(of(doc, act), { fields: ['id'], limit: 1 })).length === 0
}

interface Wanted {
  act: PlanAct
  at: number
  who: string
  user_id: string | null
}

/** Replaces an earlier plan. False when a worker is carrying that one out, or somebody planned at the same moment. */
export async function makePlan(doc: PlannedDoc, wanted: Wanted, now?: number): Promise<boolean> {
  if (!(await cancelPlan(doc, wanted.act, now))) return false
  const row: Row = { ...doc, ...wanted, due_at: wanted.at, attempts: 0 }
  return (await (await table('plans')).insert(row)) !== null
}
