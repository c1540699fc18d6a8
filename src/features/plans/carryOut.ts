/** Carries out one plan, as far as it is still owed. After a crash at any point a second run completes it, without a second effect. */
import type { Payload } from 'payload'
import { changeOf } from '@/access/audit'
import { recordOf } from '@/access/ids'
import { siteChanged } from '@/cache/invalidate'
import { writeAudit } from '@/db/audit'
import { table } from '@/db/table'
import { DONE_WORDS, stillOwed } from './plan.rules'
import { findHosts } from '@/core/dealer/rows/directory'
import type { PlanRow } from './row'

async function find(payload: Payload, { entity, doc_id, tenant }: PlanRow, draft: boolean) {
  const { docs } = await payload.find({
    collection: entity,
    where: { and: [{ id: { equals: doc_id } }, { tenant: { equals: tenant } }] },
    ...{ draft, depth: 0, limit: 1, pagination: false, overrideAccess: true },
  })
  return docs[0]
}

const versionOf = ({ updatedAt, _status }: { updatedAt: string; _status?: string | null }) => ({
  updatedAt,
  isPublished: _status === 'published',
})

async function change(payload: Payload, plan: PlanRow, before: unknown): Promise<void> {
  const { id, entity, act, tenant, who } = plan
  const after = await payload.update({
    collection: entity,
    id: plan.doc_id,
    data: { _status: act === 'publish' ? 'published' : 'draft' },
    ...{ depth: 0, overrideAccess: true },
  })
  await writeAudit({
    ...{ id, tenantId: tenant, who, userId: plan.user_id, via: 'plan', entity },
    ...{ what: `${DONE_WORDS[act]} ${entity}`, docId: plan.doc_id, docTitle: after.title },
    diff: changeOf(payload.collections[entity].config, recordOf(before), recordOf(after)),
  })
}

/** A page that was deleted, or is in the trash, leaves nothing to do. */
export async function carryOut(payload: Payload, plan: PlanRow): Promise<void> {
  const row = await find(payload, plan, false)
  const newest = await find(payload, plan, true)
  if (!row || !newest) return
  const facts = { act: plan.act, row: versionOf(row), newest: versionOf(newest) }
  if (plan.row_before === null)
    await (await table('plans')).update([['id', '=', plan.id]], { row_before: row.updatedAt })
  if (stillOwed({ ...facts, rowBefore: plan.row_before })) return change(payload, plan, row)
  // Interrupted after the row was written: what follows a save may be missing.
  if (plan.row_before !== null && row.updatedAt !== plan.row_before) {
    await writeAudit({
      ...{ id: plan.id, tenantId: plan.tenant, who: plan.who, userId: plan.user_id, via: 'plan' },
      ...{ what: `${DONE_WORDS[plan.act]} ${plan.entity}`, entity: plan.entity },
      ...{ docId: plan.doc_id, docTitle: row.title },
    })
    await siteChanged(await findHosts(payload, plan.tenant))
  }
}
