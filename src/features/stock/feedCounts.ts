import { carsOnShow, feedsSince, type CarBeside, type FeedRow, type Opened } from './feedRows'
import { mayWithdraw, UNCLAIMED } from '@/core/car/owners/sources'
import { readCarsBefore } from '@/core/car/rows/carRows'
import { vinOf } from '@/core/car/sameVin'
import type { Named } from './named'
import { heirsOf } from './takeOver'
import type { FeedCounts } from './feedGuard'
import { summaryOf } from './feedSummary'
import { DAY_S } from '@/lib/time'

/** Whether it may take the car off the site, if it lacks it: brought by its source alone, and untouched since it was opened. */
export function leavesBy({ source, createdAt }: Omit<Opened, 'id'>, car: CarBeside): boolean {
  const name = source ?? UNCLAIMED
  // Staff say themselves that this car is on show.
  if ('status' in (car.overrides ?? {})) return false
  if (!mayWithdraw(car.sources, name, Boolean(car.content_hash))) return false
  const opened = Date.parse(createdAt)
  const stated = name === UNCLAIMED ? undefined : car.sources?.[name]?.at
  return stated ? stated <= opened : (car.updated_at ?? 0) <= Math.floor(opened / 1000)
}

export interface StockBeside {
  /** Stock numbers on show that this source alone offers, or nobody. */
  active: ReadonlySet<string>
  /** Of these and of those that the feed names: how many have a price. */
  priced: number
  missing: string[]
  /** New stock number -> the one under which the same car is on show: it goes on with it. */
  renumbered: ReadonlyMap<string, string>
  /** Cars on show that are not in the feed and that staff made. */
  staffs: string[]
  named: number
}

/** Cars that leave under one stock number and come under another, by their chassis numbers. */
async function renumberedOf(
  { tenant: tenantId, dealership_id: id }: Pick<FeedRow, 'tenant' | 'dealership_id'>,
  leaving: readonly CarBeside[],
  named: Named,
): Promise<Map<string, string>> {
  const wanted = new Map(
    leaving.flatMap(({ vin: written }) => {
      const vin = vinOf(written)
      const [number, ...others] = (vin && named.vins.get(vin)) || []
      return vin && number !== undefined && others.length === 0 ? [[number, vin] as const] : []
    }),
  )
  const known = await readCarsBefore(id, [...wanted.keys()])
  for (const stocknum of known.keys()) wanted.delete(stocknum)
  if (wanted.size === 0) return new Map()
  const gone = new Set(leaving.map(({ stocknum }) => stocknum))
  const heirs = await heirsOf({ tenantId, dealership: { id } }, wanted, named, (row) =>
    gone.has(row.stocknum),
  )
  return new Map(
    [...heirs].flatMap(([stocknum, row]) =>
      row.status === 'withdrawn' ? [] : [[stocknum, row.stocknum] as const],
    ),
  )
}

export async function stockBeside(
  feed: Omit<Opened, 'id'> & Pick<FeedRow, 'tenant'>,
  named: Named,
): Promise<StockBeside> {
  const name = feed.source ?? UNCLAIMED
  const onShow = await carsOnShow(feed.dealership_id)
  const own = onShow.filter(({ sources, content_hash }) => mayWithdraw(sources, name, Boolean(content_hash)))
  const lacked = onShow.filter(({ stocknum }) => !named.numbers.has(stocknum))
  const leaving = lacked.filter((car) => leavesBy(feed, car))
  const renumbered = await renumberedOf(feed, leaving, named)
  const stays = new Set(renumbered.values())
  const isStaffs = ({ sources, content_hash }: CarBeside) =>
    sources ? Boolean(sources.staff?.brings) : !content_hash
  return {
    active: new Set(own.map(({ stocknum }) => stocknum)),
    priced: onShow.filter(
      (car) => Number(car.price) > 0 && (named.numbers.has(car.stocknum) || own.includes(car)),
    ).length,
    missing: leaving.map(({ stocknum }) => stocknum).filter((stocknum) => !stays.has(stocknum)),
    renumbered,
    staffs: lacked.filter(isStaffs).map(({ stocknum }) => stocknum),
    named: named.numbers.size,
  }
}

/** Feeds that a person released do not count: somebody has looked at them. */
export async function countsOf(
  feed: Pick<FeedRow, 'id' | 'dealership_id' | 'received' | 'summary' | 'source'>,
  expected: number | null,
  { active, priced, missing, named }: StockBeside,
): Promise<FeedCounts> {
  const { refused, prices, gone } = summaryOf(feed)
  const since = new Date(Date.now() - DAY_S * 1000)
  const earlier = (await feedsSince({ ...feed, createdAt: since.toISOString() }, since)).filter(
    ({ id, state }) => id !== feed.id && state === 'committed',
  )
  const withdrawn = new Set(
    earlier
      .flatMap((other) => [...(other.missing ?? []), ...Object.keys(summaryOf(other).gone)])
      .filter((stocknum) => !active.has(stocknum)),
  )
  const moved = new Set(
    earlier
      .flatMap((other) => Object.keys(summaryOf(other).prices))
      .filter((stocknum) => active.has(stocknum) && !(stocknum in prices)),
  )
  return {
    received: feed.received ?? 0,
    expected,
    named,
    refused,
    active: active.size,
    missing: missing.length,
    gone: Object.keys(gone).length,
    priced,
    moved: Object.keys(prices).length,
    before: { withdrawn: withdrawn.size, moved: moved.size },
  }
}
