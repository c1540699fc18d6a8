/** A person's word on the price of a feed that waits. */
import { carById, changeCar } from '@/db/carRows'
import { findDealership } from '@/db/dealerships'
import { locationsOf } from '@/db/locationRows'
import { AGAIN, untilWritten } from '@/db/untilWritten'
import { priceWaitSchema } from '@/domain/car/priceWait'
import { withWaitingPrice } from '@/domain/owners/back'
import { publishStockChange } from './publish'
import type { IngestContext } from './push'
import { rewriteCar, standingAt } from './rewriteCar'

export const PRICE_DECISIONS = ['use', 'keep'] as const
export type PriceDecision = (typeof PRICE_DECISIONS)[number]

/** False when the car is not this dealer's, or no price of it waits any more. */
export async function decidePrice(
  tenantId: string,
  carId: string,
  decision: PriceDecision,
  { who: actor, via }: { who: string; via: NonNullable<IngestContext['via']> },
): Promise<boolean> {
  return untilWritten('The price of a car', async () => {
    const row = await carById(tenantId, carId)
    const wait = priceWaitSchema.safeParse(row?.price_waits).data
    const dealership = row && (await findDealership(tenantId, String(row.dealership_slug)))
    if (!row || !wait || !dealership) return false
    if (decision === 'keep') {
      const where = [
        ['id', '=', carId],
        ['rev', '=', Number(row.rev)],
      ] as const
      return (await changeCar(where, { price_waits: null })) ? true : AGAIN
    }
    const locations = await locationsOf(tenantId)
    const known = withWaitingPrice(standingAt(row, dealership.id, locations), wait.source, wait.to)
    const ctx = { tenantId, dealership, actor, via }
    if (!(await rewriteCar(ctx, row, locations, known))) return AGAIN
    await publishStockChange(tenantId, [String(row.slug)])
    return true
  })
}
