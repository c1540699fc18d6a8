/** Rates the cars of one make, each dealer's for itself. */
import { createHash } from 'node:crypto'
import { changingCars } from '@/core/car/rows/write'
import { giveWay } from '@/lib/giveWay'
import { inGroups } from '@/lib/inGroups'
import { log } from '@/lib/log'
import { groupOf, likeIn } from './like.rules'
import { type PoolCar, poolOf, type Sites } from './pool'
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
  /** What the cars of a group were when their ratings were written: the same cars have the same ratings. */
  rated: Map<string, string>
}

type Change = { car: { id: string; rev: number; slug: string }; set: { price_rating: unknown } }

const digestOf = (group: readonly PoolCar[]): string => {
  const hash = createHash('sha1')
  for (const { car, guide, isPublic } of group) hash.update(JSON.stringify([car, guide, isPublic]))
  return hash.digest('base64')
}

interface Changed {
  changes: Map<string, Change[]>
  digests: Map<string, string>
}

async function changesOf(pool: readonly PoolCar[], rated: Turn['rated']): Promise<Changed> {
  const changes = new Map<string, Change[]>()
  const digests = new Map<string, string>()
  for (const [first, group] of inGroups(pool, ({ car }) => groupOf(car))) {
    const key = groupOf(first.car)
    const digest = digestOf(group)
    if (rated.get(key) === digest) continue
    digests.set(key, digest)
    const others = group.filter(({ isPublic }) => isPublic).map(({ car }) => car)
    const likeOf = likeIn(others)
    const sales = others.filter(({ soldAt }) => soldAt !== null)
    for (const [at, { car, row, guide }] of group.filter(({ isRated }) => isRated).entries()) {
      if (at % SLICE === 0) await giveWay()
      const price_rating = ratingOf(car, { like: likeOf(car), sales, guide })
      if (stillHolds(row.price_rating, price_rating)) continue
      const own = changes.get(car.tenant) ?? []
      changes.set(car.tenant, [...own, { car: row, set: { price_rating } }])
    }
  }
  return { changes, digests }
}

/** Returns whether some wait for the next turn. A dealer whose cars cannot be written stops no other. */
export async function rateMake(make: string, { now, sites, written, rated }: Turn): Promise<boolean> {
  const { changes, digests } = await changesOf(await poolOf(make, sites, now), rated)
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
  if (!waits) for (const [key, digest] of digests) rated.set(key, digest)
  return waits
}
