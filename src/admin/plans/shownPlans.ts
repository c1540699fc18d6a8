import { civilAt } from '@/core/place/hours/civil'
import { planWords, type PlanAct } from '@/features/plans/plan.rules'
import { zoneWords } from '@/core/place/moments'
import { momentOf } from '@/features/plans/civilMoment.rules'
import { plansOf, type PlannedDoc } from '@/features/plans/change'

export interface ShownPlan {
  act: PlanAct
  words: string
  who: string
  /** What is wrong with it, or a hint about its time. */
  note: string
  date: string
  clock: string
}
export interface ShownPlans {
  plans: ShownPlan[]
  /** `Brisbane time` */
  zone: string
  today: string
  isPublished: boolean
}

/** The plans of a page as its form shows them, soonest first. */
export async function shownPlans(doc: PlannedDoc, zone: string, isPublished: boolean): Promise<ShownPlans> {
  const now = new Date()
  const plans = (await plansOf(doc)).map(({ act, at, who, fault }) => {
    const civil = civilAt(new Date(at), zone)
    const moment = momentOf(civil, zone, now)
    const note = fault ?? ('note' in moment ? moment.note : undefined) ?? ''
    return { act, who, note, words: planWords(act, at, zone), ...civil }
  })
  return { plans, zone: zoneWords(zone), today: civilAt(now, zone).date, isPublished }
}
