/** Puts one car back to a moment of its history. */
import { carById } from '@/core/car/rows/carRows'
import { carChanges } from '@/core/car/rows/carChangeRows'
import { findDealership } from '@/core/dealer/rows/dealerships'
import { locationsOf } from '@/core/place/rows/locationRows'
import { AGAIN, untilWritten } from '@/db/untilWritten'
import { carAt } from '@/core/car/carChanges'
import { FACT_FIELDS } from '@/core/car/facts'
import { backTo } from '@/core/car/owners/back'
import { pathsOf, toValues } from '@/core/car/owners/values'
import { isRecord } from '@/lib/isRecord'
import { sameValue } from '@/lib/sameValue'
import type { Decider } from './feeds'
import { changingCars } from '@/core/car/rows/write'
import { authorOf } from './push'
import { rewriteCar, stateAt } from './rewriteCar'

type Row = Readonly<Record<string, unknown>>

/** Facts that differ from those at the moment. */
export const changedSince = (today: Row, then: Row): string[] =>
  FACT_FIELDS.filter((name) => !sameValue(today[name], then[name]))

const record = (value: unknown): Row => (isRecord(value) ? value : {})

/** Fields that went back; null when the car is not this dealer's. `at`: epoch ms. */
export async function putCarBack(
  tenantId: string,
  carId: string,
  at: number,
  { who: actor, via, userId }: Decider,
): Promise<string[] | null> {
  return untilWritten('A car to put back', async () => {
    const row = await carById(tenantId, carId)
    const dealership = row && (await findDealership(tenantId, String(row.dealership_slug)))
    if (!row || !dealership) return null
    const { row: then } = carAt(row, await carChanges(tenantId, carId), at)
    const changed = changedSince(row, then)
    if (changed.length === 0) return []
    const locations = await locationsOf(tenantId)
    const { typed: _, ...state } = stateAt(row, dealership.id, locations)
    const [overrides, feed] = [record(row.overrides), record(row.feed_values)]
    // What staff set goes back as theirs, unless it is then what the feed says.
    const own = changed.filter((name) => name in overrides)
    const stored = Object.entries(overrides).flatMap(([name, value]) => {
      if (!own.includes(name)) return [[name, value] as const]
      return name in feed && sameValue(feed[name], then[name]) ? [] : [[name, then[name] ?? null] as const]
    })
    const before = toValues(then)
    const targets = Object.fromEntries(
      changed
        .filter((name) => !own.includes(name))
        .flatMap((name) => pathsOf(name).map((path) => [path, before[path] ?? null])),
    )
    const after = { ...backTo(state, targets), overrides: Object.fromEntries(stored) }
    const pressed = { what: 'put the car back to a time before', userId, via }
    const ctx = { tenantId, dealership, actor, via, pressed }
    const isBack = await changingCars(authorOf(ctx), (cars) =>
      rewriteCar(cars, ctx, { row, locations }, after),
    )
    return isBack ? changed : AGAIN
  })
}
