import { idOf } from '@/access/ids'
import { dealerZone } from '@/admin/dealerZone'
import { ownRows, type Reading } from '@/admin/ownRows'
import { PLANNED } from '@/features/plans/plan.rules'
import type { Need } from './need'
import { latePlans } from './plans'

export async function readPlans(reading: Reading): Promise<Need[]> {
  const { payload, now } = reading
  const rows = await ownRows(reading, 'plans', { at: { less_than_equal: now.getTime() } })
  if (!rows.length) return []
  const ids = { id: { in: rows.map(({ doc_id }) => doc_id) } }
  const docs = await Promise.all(PLANNED.map((entity) => ownRows(reading, entity, ids)))
  const titles = new Map(docs.flat().map(({ id, title }) => [id, title]))
  const facts = rows.map(async ({ id, tenant, entity, doc_id, act, at, fault }) => ({
    ...{ id, entity, doc_id, act, at, fault: fault ?? '', tenant: idOf(tenant) ?? '' },
    title: titles.get(doc_id) ?? 'What is in the trash',
    zone: await dealerZone(payload, idOf(tenant) ?? ''),
  }))
  return latePlans(await Promise.all(facts), now.getTime())
}
