/** Cars as merchandising rules see them, and what the rules made of them: columns that no feed and no form writes. */
import { z } from 'zod'
import { ON_SHOW_STATUSES } from '@/core/car/availability'
import { CAR_FIELDS } from '@/core/car/fields'
import { priceHistorySchema } from '@/core/car/priceHistory'
import { rowShape } from '@/core/car/schema'
import { ruleSchema, type MerchandisingRule } from './rules.rules'
import { log } from '@/lib/log'
import { rowsInPieces } from '@/db/pieces'
import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'

const carSchema = z.object({
  ...rowShape(CAR_FIELDS, [
    ...(['id', 'slug', 'name', 'stocknum', 'status', 'sold', 'tag', 'created_at'] as const),
    ...(['photos_count', 'show_on_dealer_website'] as const),
  ]),
  rev: z.number(),
  price_history: priceHistorySchema.nullish().catch(null),
  rule_tag: z.string().nullable(),
  rule_rank: z.number().nullable(),
})
export type RuleCarRow = z.output<typeof carSchema>
const FIELDS = Object.keys(carSchema.shape)

const ofTenant = (tenant: string): Clause => ['tenant', '=', tenant]
const TOUCHED: Clause = ['rule_rank', '>=', -1]

/** In the dealer's order. A rule that cannot be read counts for nothing, and keeps no other from counting. */
export async function enabledRules(): Promise<Map<string, MerchandisingRule[]>> {
  const rows = await (
    await table('merchandising-rules')
  ).find([['enabled', '=', true]], {
    sort: [
      ['position', 'asc'],
      ['id', 'asc'],
    ],
  })
  const rules = new Map<string, MerchandisingRule[]>()
  for (const row of rows) {
    const tenant = String(row.tenant)
    const rule = ruleSchema.safeParse(row)
    if (rule.success) rules.set(tenant, [...(rules.get(tenant) ?? []), rule.data])
    else log.error({ err: rule.error, tenant, rule: row.id }, 'a merchandising rule cannot be read')
  }
  return rules
}

export async function touchedTenants(): Promise<string[]> {
  const rows = await (await table('cars')).find([TOUCHED], { fields: ['tenant'] })
  return [...new Set(rows.map(({ tenant }) => String(tenant)))]
}

/** A dealer's cars that are on show or that a rule has touched, in pieces. `changedSince`: epoch seconds. */
export async function* ruleCars(tenant: string, changedSince?: number): AsyncGenerator<RuleCarRow[]> {
  const where: Clause[] = [
    ofTenant(tenant),
    { any: [[['status', 'in', ON_SHOW_STATUSES]], [TOUCHED]] },
    ...(changedSince === undefined ? [] : [['updated_at', '>=', changedSince] as const]),
  ]
  for await (const rows of rowsInPieces('cars', where, FIELDS))
    yield rows.flatMap((row) => carSchema.safeParse(row).data ?? [])
}

/** By car id: how often each page was opened since a day (`2026-11-10`) of the dealer's clock. */
export async function seenSince(tenant: string, day: string): Promise<Map<string, number>> {
  const rows = await (
    await table('site-figures')
  ).find([ofTenant(tenant), ['kind', '=', 'car_view'], ['day', '>=', day]], { fields: ['name', 'count'] })
  const seen = new Map<string, number>()
  for (const { name, count } of rows) seen.set(String(name), (seen.get(String(name)) ?? 0) + Number(count))
  return seen
}
