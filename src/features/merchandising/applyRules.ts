/** Reads and writes only the dealer's own cars. */
import { z } from 'zod'
import { keepCarChanges } from '@/core/car/rows/carChangeRows'
import { ruleCars, seenSince, writeResults, type RuleCarRow } from './ruledCarRows'
import { table } from '@/db/table'
import { changesBetween } from '@/core/car/carChanges'
import { FALLBACK_ZONE, usableZone } from '@/core/dealer/country/zones'
import { addDays, civilAt } from '@/core/place/hours/civil'
import { resultOf, VIEW_DAYS, type MerchandisingRule } from './rules.rules'
import { notify } from '@/jobs/notify'
import { giveWay } from '@/lib/giveWay'
import { refreshCarPages } from '@/core/dealer/rows/refreshPages'

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

/** Returns the slugs of cars that changed. */
async function applyTo(cars: readonly RuleCarRow[], { tenant, rules, seen, now }: Run): Promise<string[]> {
  const wanted = cars.flatMap((car) => {
    const result = resultOf(rules, { ...car, seen: seen.get(car.id) ?? 0 }, now)
    const isSame = result.rule_tag === car.rule_tag && result.rule_rank === car.rule_rank
    return isSame ? [] : [{ car, result, who: result.by.join(', ') || 'The end of a rule' }]
  })
  if (wanted.length === 0) return []
  const written = await writeResults(wanted)
  for (const who of new Set(written.map((one) => one.who))) {
    const own = written.filter((one) => one.who === who)
    const changed = own.map(({ car, result: { rule_tag, rule_rank } }) => ({
      tenantId: tenant,
      carId: car.id,
      changes: changesBetween({ ...car }, { rule_tag, rule_rank }),
    }))
    await keepCarChanges({ who, via: 'rule' }, changed, now.getTime())
  }
  return written.map(({ car }) => car.slug)
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
  const slugs: string[] = []
  for await (const cars of ruleCars(tenant, changedSince)) {
    slugs.push(...(await applyTo(cars, run)))
    await giveWay()
  }
  if (slugs.length === 0) return 0
  notify('searchLoop')
  await refreshCarPages(tenant, slugs)
  return slugs.length
}
