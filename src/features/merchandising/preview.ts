/** What a dealer's rules do to its cars today, and what one more rule would do. Writes nothing. */
import { ruleCars, type RuleCarRow } from './ruledCarRows'
import { reasonOf, resultOf, type MerchandisingRule } from './rules.rules'
import { seenLately } from './applyRules'

export interface PreviewedCar {
  id: string
  name: string
  stocknum: string
  reason: string
  /** Why it fits and still changes nothing; null where it does. */
  idle: string | null
}

export interface DealerCars {
  cars: RuleCarRow[]
  seen: ReadonlyMap<string, number>
}

export async function dealerCars(tenant: string, now: Date): Promise<DealerCars> {
  const cars: RuleCarRow[] = []
  for await (const part of ruleCars(tenant)) cars.push(...part)
  return { cars, seen: await seenLately(tenant, now) }
}

function idleReason(rule: MerchandisingRule, car: RuleCarRow, by: readonly string[]): string | null {
  if (rule.effect === 'tag' && car.tag?.trim()) return `Has a tag of its own: ${car.tag}`
  return by.includes(rule.title) ? null : 'A rule before this one decides'
}

/** `before`: the dealer's other rules in use that come before it. */
export function touchedBy(
  rule: MerchandisingRule,
  before: readonly MerchandisingRule[],
  { cars, seen }: DealerCars,
  now: Date,
): PreviewedCar[] {
  return cars.flatMap((row) => {
    const car = { ...row, seen: seen.get(row.id) ?? 0 }
    const reason = reasonOf(rule, car, now)
    if (reason === null) return []
    const { by } = resultOf([...before, rule], car, now)
    const { id, name, stocknum } = row
    return [{ id, name, stocknum, reason, idle: idleReason(rule, row, by) }]
  })
}
