import { z } from 'zod'
import { getDb } from '@/db/payload'
import type { LeadRule } from '@/features/leads/assignment.rules'

const names = z
  .array(z.string())
  .nullish()
  .transform((all) => all ?? [])
const maybe = z
  .number()
  .nullish()
  .transform((value) => value ?? null)
const clock = z
  .string()
  .nullish()
  .transform((value) => value || null)
const ruleSchema = z.object({
  id: z.string(),
  title: z.string(),
  places: names,
  forms: names,
  categories: names,
  makes: names,
  price_from: maybe,
  price_to: maybe,
  interstate: z
    .boolean()
    .nullish()
    .transform((value) => value === true),
  weekdays: names.transform((all) => all.map(Number)),
  from_time: clock,
  to_time: clock,
  people: names,
  again_after: maybe,
})
const MAX_ROWS = 200

/** Those in use, in their order. */
export async function rulesOf(tenantId: string): Promise<LeadRule[]> {
  const payload = await getDb()
  const { docs } = await payload.find({
    collection: 'lead-rules',
    where: { and: [{ tenant: { equals: tenantId } }, { enabled: { equals: true } }] },
    sort: ['position', 'createdAt'],
    depth: 0,
    limit: MAX_ROWS,
    pagination: false,
    overrideAccess: true,
  })
  return docs.map((doc) => ruleSchema.parse(doc))
}
