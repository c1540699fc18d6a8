import { z } from 'zod'
import { table } from '@/db/table'
import type { Car } from '@/domain/car/car'
import { isReserved } from '@/domain/car/derive'
import { priceHistorySchema, type PriceStep } from '@/domain/car/priceHistory'
import type { Site } from '@/domain/views'
import { isOfSite } from './ofSite'

const stored = z.object({
  tenant: z.string(),
  dealership_id: z.string(),
  reserved: z.boolean().nullish(),
  hold_state: z.string().nullish(),
  hold_until: z.number().nullish(),
  price_history: priceHistorySchema.nullish().catch(null),
})

export interface CarLife {
  prices: PriceStep[]
  /** Epoch seconds until which a paid hold lasts; null without one, or while a payment is open. */
  heldUntil: number | null
}

export async function readCarLife(site: Site, { id }: Pick<Car, 'id'>, now: Date): Promise<CarLife> {
  const [row] = await (
    await table('cars')
  ).find(
    [
      ['tenant', '=', site.tenant.id],
      ['id', '=', id],
    ],
    { fields: Object.keys(stored.shape), limit: 1 },
  )
  const car = stored.safeParse(row).data
  if (!car || !isOfSite(site, car)) return { prices: [], heldUntil: null }
  const holds = car.hold_state === 'held' && isReserved(car, now.getTime() / 1000)
  return {
    prices: site.config.features.priceHistory ? (car.price_history ?? []) : [],
    heldUntil: holds ? (car.hold_until ?? null) : null,
  }
}
