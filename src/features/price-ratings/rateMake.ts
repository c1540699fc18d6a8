/** Rates the cars of one make, each dealer's for itself. */
import { changingCars } from '@/core/car/rows/write'
import { giveWay } from '@/lib/giveWay'
import { log } from '@/lib/log'
import { groupOf, likeCars } from './like.rules'
import { isRated, type PoolCar, poolOf, type Sites } from './pool'
import { ratingOf, stillHolds } from './rating.rules'

/** Of one dealer in one turn: every rating that is written makes pages and lists of the dealer anew. */
const MOST_WRITTEN = 200
/** Cars between two looks at the pages that visitors wait for. */
const SLICE = 20

export interface Turn {
  now: Date
  sites: Sites
  /** How many ratings of each dealer are written in this turn. */
  written: Map<string, number>
}

type Change = { car: { id: string; rev: number; slug: string }; set: { price_rating: unknown } }

async function changesOf(pool: readonly PoolCar[]): Promise<Map<string, Change[]>> {
  const groups = new Map<string, PoolCar[]>()
  for (const one of pool) {
    const key = groupOf(one.car)
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  const changes = new Map<string, Change[]>()
  for (const group of groups.values()) {
    const others = group.filter(({ isPublic }) => isPublic).map(({ car }) => car)
    const sales = others.filter(({ soldAt }) => soldAt !== null)
    for (const [at, { car, row, guide }] of group.filter(isRated).entries()) {
      if (at % SLICE === 0) await giveWay()
      const price_rating = ratingOf(car, { like: likeCars(car, others), sales, guide })
      if (stillHolds(row.price_rating, price_rating)) continue
      const own = changes.get(car.tenant) ?? []
      changes.set(car.tenant, [...own, { car: row, set: { price_rating } }])
    }
  }
  return changes
}

/** Returns whether some wait for the next turn. A dealer whose cars cannot be written stops no other. */
export async function rateMake(make: string, { now, sites, written }: Turn): Promise<boolean> {
  const changes = await changesOf(await poolOf(make, sites, now))
  let waits = false
  for (const [tenantId, wanted] of changes) {
    const before = written.get(tenantId) ?? 0
    const some = wanted.slice(0, MOST_WRITTEN - before)
    waits ||= some.length < wanted.length
    if (some.length === 0) continue
    written.set(tenantId, before + some.length)
    const author = { tenantId, who: 'Price rating', via: 'rule', at: now.getTime() } as const
    await changingCars(author, (cars) => cars.changeEach(some)).catch((error: unknown) => {
      waits = true
      log.error({ err: error, tenant: tenantId, make }, 'the prices of a dealer were not rated')
    })
    await giveWay()
  }
  return waits
}
