import { NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { auditWork } from '@/access/audit'
import { bodyOf, refuse } from '@/access/bodyOf'
import { changeable } from '@/access/changeable'
import { idOf } from '@/access/ids'
import { dealerZone } from '@/admin/dealerZone'
import { momentOf } from '@/features/plans/civilMoment.rules'
import { PLAN_ACTS, PLANNED, planWords, type PlanAct, planFault } from '@/features/plans/plan.rules'
import { cancelPlan, makePlan, plansOf, type PlannedDoc } from '@/features/plans/change'

import { civilAt } from '@/core/dealer/country/civil'
import { zoneWords } from '@/core/place/moments'

interface ShownPlan {
  act: PlanAct
  words: string
  who: string
  /** What is wrong with it, or a hint about its time. */
  note: string
  date: string
  clock: string
}
interface ShownPlans {
  plans: ShownPlan[]
  /** `Brisbane time` */
  zone: string
  today: string
  isPublished: boolean
}

/** The plans of a page as its form shows them, soonest first. */
async function shownPlans(doc: PlannedDoc, zone: string, isPublished: boolean): Promise<ShownPlans> {
  const now = new Date()
  const plans = (await plansOf(doc)).map(({ act, at, who, fault }) => {
    const civil = civilAt(new Date(at), zone)
    const moment = momentOf(civil, zone, now)
    const note = fault ?? ('note' in moment ? moment.note : undefined) ?? ''
    return { act, who, note, words: planWords(act, at, zone), ...civil }
  })
  return { plans, zone: zoneWords(zone), today: civilAt(now, zone).date, isPublished }
}

/** `at` null cancels the plan. Otherwise day and time by the dealer's clock. */
const bodySchema = z.object({
  act: z.enum(PLAN_ACTS),
  at: z.object({ date: z.string(), clock: z.string() }).nullable(),
})
const BUSY = 'It is running right now, or somebody scheduled it just now. Reload the page.'

async function found(req: PayloadRequest) {
  const slug = PLANNED.find((one) => one === req.routeParams?.collection)
  if (!slug) throw new NotFound(req.t)
  const row = await changeable(req, slug, req.routeParams?.id)
  const doc: PlannedDoc = { tenant: idOf(row.tenant) ?? '', entity: slug, doc_id: idOf(row) ?? '' }
  return { doc, row, zone: await dealerZone(req.payload, doc.tenant) }
}

async function show(req: PayloadRequest): Promise<Response> {
  const { doc, row, zone } = await found(req)
  return Response.json(await shownPlans(doc, zone, row._status === 'published'))
}

/** `{act, at}` -> the plans after the change; 422 with what would work. */
async function change(req: PayloadRequest): Promise<Response> {
  const { doc, row, zone } = await found(req)
  const { act, at } = await bodyOf(req, bodySchema, 'Choose a day and a time.')
  if (!req.user) throw new NotFound(req.t)
  const isPublished = row._status === 'published'
  if (at) {
    const moment = momentOf(at, zone, new Date())
    if ('fault' in moment) throw refuse(moment.fault, 422)
    const other = (await plansOf(doc)).find((plan) => plan.act !== act)?.at ?? null
    const fault = planFault({ act, at: moment.at, other, isPublished })
    if (fault) throw refuse(fault, 422)
    const by = { who: req.user.email ?? 'staff', user_id: String(req.user.id) }
    if (!(await makePlan(doc, { act, at: moment.at, ...by }))) throw refuse(BUSY, 409)
    await auditWork(req, doc.entity, `scheduled: ${planWords(act, moment.at, zone)}`, row)
  } else {
    const known = (await plansOf(doc)).find((plan) => plan.act === act)
    if (!(await cancelPlan(doc, act))) throw refuse(BUSY, 409)
    if (known)
      await auditWork(req, doc.entity, `cancelled the schedule: ${planWords(act, known.at, zone)}`, row)
  }
  return Response.json(await shownPlans(doc, zone, isPublished))
}

const path = '/page-plans/:collection/:id'
export const planEndpoints: Endpoint[] = [
  { path, method: 'get', handler: show },
  { path, method: 'post', handler: change },
]
