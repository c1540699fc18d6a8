import { z } from 'zod'
import { PLAN_ACTS, PLANNED } from './plan.rules'

const rowSchema = z.object({
  id: z.string(),
  tenant: z.string(),
  entity: z.enum(PLANNED),
  doc_id: z.string(),
  act: z.enum(PLAN_ACTS),
  at: z.number(),
  who: z.string(),
  user_id: z.string().nullable(),
  fault: z.string().nullable(),
  due_at: z.number(),
  lease_until: z.number().nullable(),
  attempts: z.number().nullable().transform(Number),
  row_before: z.string().nullable(),
})
export type PlanRow = z.output<typeof rowSchema>

export const readPlan = (row: unknown): PlanRow => rowSchema.parse(row)
