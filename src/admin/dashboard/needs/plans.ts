import { zoneWords, momentText } from '@/core/place/moments'
import { type PlanAct, type Planned, PLANNED } from '@/features/plans/plan.rules'
import { rowHref } from '@/lib/adminHrefs'
import { idOf } from '@/access/ids'
import { dealerZone } from '@/admin/dealerZone'
import { ownRows, type Reading } from '@/admin/ownRows'
import type { Need } from './need'

export interface PlanFacts {
  id: string
  tenant: string
  entity: Planned
  doc_id: string
  title: string
  act: PlanAct
  /** Epoch milliseconds. */
  at: number
  fault: string
  zone: string
}

/** The worker runs every few seconds: a plan that is later than this means that it has stopped. */
export const LATE_MS = 5 * 60_000
const SHOULD: Record<PlanAct, string> = {
  publish: 'should have been published',
  unpublish: 'should have been unpublished',
}
const ASLEEP = 'The background worker seems to have stopped. It catches up as soon as it runs again.'

export const latePlans = (plans: readonly PlanFacts[], now: number): Need[] =>
  plans
    .filter(({ at, fault }) => at <= now && (fault || now - at > LATE_MS))
    .map(({ id, tenant, entity, doc_id, title, act, at, fault, zone }) => ({
      ...{ id: `plan ${id}`, tenant, tone: 'bad', due: at },
      title: `“${title}” ${SHOULD[act]} ${momentText(new Date(at), zone)}, ${zoneWords(zone)}, and has not`,
      why: fault || ASLEEP,
      act: entity === 'pages' ? 'Open the page' : 'Open the post',
      href: rowHref(entity, doc_id),
    }))

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
