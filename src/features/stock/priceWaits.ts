/** A person's word on the price of a feed that waits. */
import { carById } from '@/core/car/rows/carRows'
import { changingCars } from '@/core/car/rows/write'
import { findDealership } from '@/core/dealer/rows/dealerships'
import { locationsOf } from '@/core/place/rows/locationRows'
import { AGAIN, untilWritten } from '@/db/untilWritten'
import { priceWaitSchema } from '@/core/car/priceWait'
import { formatMoney } from '@/core/money/format'
import { withWaitingPrice } from '@/core/car/owners/back'
import type { Decider } from './feeds'
import { authorOf } from './push'
import { rewriteCar, stateAt, writePressed } from './rewriteCar'

export const PRICE_DECISIONS = ['use', 'keep'] as const
export type PriceDecision = (typeof PRICE_DECISIONS)[number]

/** False when the car is not this dealer's, or no price of it waits any more. */
export async function decidePrice(
  tenantId: string,
  carId: string,
  decision: PriceDecision,
  { who: actor, via, userId }: Decider,
): Promise<boolean> {
  return untilWritten('The price of a car', async () => {
    const row = await carById(tenantId, carId)
    const wait = priceWaitSchema.safeParse(row?.price_waits).data
    const dealership = row && (await findDealership(tenantId, String(row.dealership_slug)))
    if (!row || !wait || !dealership) return false
    const waited = wait.to === null ? 'no price' : formatMoney(wait.to)
    const what = decision === 'keep' ? `kept the price in place of ${waited}` : 'used the price that waited'
    const ctx = { tenantId, dealership, actor, via, pressed: { what, userId, via } }
    if (decision === 'keep') {
      const set = { price_waits: null }
      const stored = await changingCars(authorOf(ctx), (cars) =>
        cars.change(carId, [['rev', '=', Number(row.rev)]], set, { was: row }),
      )
      if (!stored) return AGAIN
      await writePressed(ctx, row)
      return true
    }
    const locations = await locationsOf(tenantId)
    const known = withWaitingPrice(stateAt(row, dealership.id, locations), wait.source, wait.to)
    const used = await changingCars(authorOf(ctx), (cars) => rewriteCar(cars, ctx, { row, locations }, known))
    return used || AGAIN
  })
}
