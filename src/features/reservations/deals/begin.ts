import { randomUUID } from 'node:crypto'
import { table } from '@/db/table'
import type { Car } from '@/core/car/car'
import type { Site } from '@/core/dealer/views'
import { env } from '@/env'
import { countEach, type Counted, type Limit } from '@/lib/limiter'
import { byAddress } from '@/lib/limitKeys'
import { NEVER } from '@/lib/never'
import { referenceOf } from '@/features/reservations/reference'
import { storedUntil, readDeal, type Deal } from './row'

const BEGUN: Limit = { keyPrefix: 'deal-address', points: 30, duration: 3600 }

export const countBegun = (address: string): Promise<Counted> =>
  countEach(byAddress(BEGUN, address), env.redisUrl)

/** Begins a deal about a car; a signed-in shopper continues the deal that the account already has for this car. */
export async function beginDeal(site: Site, car: Car, shopper_id: string | null, now: number): Promise<Deal> {
  const rows = await table('deals')
  const tenant = site.tenant.id
  if (shopper_id) {
    const [own] = await rows.find(
      [
        ['tenant', '=', tenant],
        ['shopper_id', '=', shopper_id],
        ['car_id', '=', car.id],
        ['expires_at', '>', now],
      ],
      { sort: [['expires_at', 'desc']], limit: 1 },
    )
    if (own) return readDeal(own)
  }
  const deal_id = referenceOf('D', `${tenant} ${randomUUID()}`)
  const deal = {
    tenant,
    deal_id,
    car_id: car.id,
    car_slug: car.slug,
    car_name: car.name,
    price: car.price ?? 0,
    shopper_id,
    answers: {},
    reservation_id: '',
    expires_at: storedUntil(site, now),
    mails: [],
    due_at: NEVER,
    version: 0,
  }
  const id = await rows.insert({ ...deal, lease_until: 0 })
  if (!id) throw new Error('A deal was refused by the store')
  return { ...deal, id }
}
