/** Reads and writes only the dealer's own cars. */
import { z } from 'zod'
import { changingCars } from '@/core/car/rows/write'
import { ruleCars, seenSince, type RuleCarRow } from './ruledCarRows'
import { table } from '@/db/table'
import { FALLBACK_ZONE, usableZone } from '@/core/dealer/country/zones'
import { addDays, civilAt } from '@/core/dealer/country/civil'
import { resultOf, VIEW_DAYS, type MerchandisingRule, type RuleResult } from './rules.rules'
import { giveWay } from '@/lib/giveWay'

const withZone = z.object({ timezone: z.string().catch(FALLBACK_ZONE) }).catch({ timezone: FALLBACK_ZONE })

/** Page views by car id, of the days that rules count. */
export async function seenLately(tenant: string, now: Date): Promise<Map<string, number>> {
  const [row] = await (await table('tenants')).find([['id', '=', tenant]], { fields: ['config'], limit: 1 })
  const today = civilAt(now, usableZone(withZone.parse(row?.config).timezone)).date
  return seenSince(tenant, addDays(today, 1 - VIEW_DAYS))
}

interface Run {
  tenant: string
  rules: readonly MerchandisingRule[]
  seen: ReadonlyMap<string, number>
  now: Date
}

/** Returns how many cars changed. One that somebody else changed meanwhile waits for the next run. */
async function applyTo(cars: readonly RuleCarRow[], { tenant, rules, seen, now }: Run): Promise<number> {
  const byAuthor = new Map<string, { car: RuleCarRow; set: Pick<RuleResult, 'rule_tag' | 'rule_rank'> }[]>()
  for (const car of cars) {
    const { by, rule_tag, rule_rank } = resultOf(rules, { ...car, seen: seen.get(car.id) ?? 0 }, now)
    if (rule_tag === car.rule_tag && rule_rank === car.rule_rank) continue
    const who = by.join(', ') || 'The end of a rule'
    byAuthor.set(who, [...(byAuthor.get(who) ?? []), { car, set: { rule_tag, rule_rank } }])
  }
  let changed = 0
  for (const [who, wanted] of byAuthor) {
    const author = { tenantId: tenant, who, via: 'rule', at: now.getTime() } as const
    changed += (await changingCars(author, (writer) => writer.changeEach(wanted))).length
  }
  return changed
}

/** Returns how many cars changed. `changedSince` (epoch seconds): only cars that were written since then. */
export async function applyRules(
  tenant: string,
  rules: readonly MerchandisingRule[],
  now: Date,
  changedSince?: number,
): Promise<number> {
  const counts = rules.some(({ kind }) => kind === 'few_views')
  const run: Run = { tenant, rules, seen: counts ? await seenLately(tenant, now) : new Map(), now }
  let changed = 0
  for await (const cars of ruleCars(tenant, changedSince)) {
    changed += await applyTo(cars, run)
    await giveWay()
  }
  return changed
}
