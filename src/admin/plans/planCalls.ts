'use client'
import { z } from 'zod'
import { answerTo } from '@/admin/ask/ask'
import { PLAN_ACTS, type PlanAct } from '@/features/plans/plan.rules'

const plansSchema = z.object({
  plans: z.array(
    z.object({
      ...{ act: z.enum(PLAN_ACTS), words: z.string(), who: z.string(), note: z.string() },
      ...{ date: z.string(), clock: z.string() },
    }),
  ),
  ...{ zone: z.string(), today: z.string(), isPublished: z.boolean() },
})
export type Plans = z.output<typeof plansSchema>
export type KnownPlan = Plans['plans'][number]

const FAULT = 'Nothing was scheduled: the server could not be reached. Check the connection and try again.'

export interface PlanChange {
  act: PlanAct
  at: { date: string; clock: string } | null
}

/** Reads the plans, after a change if there is one. Throws with words for the person. */
export async function callPlans(address: string, change?: PlanChange): Promise<Plans> {
  const method = change ? 'POST' : 'GET'
  const read = plansSchema.safeParse(
    await answerTo(`/page-plans/${address}`, change, { method, failed: FAULT }),
  )
  if (read.success) return read.data
  throw new Error(FAULT)
}
