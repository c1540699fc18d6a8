/** The runs of the stock feed of a dealer's first place, with one that waits for a person, and what changed of its cars. */
import { isOnShow } from '@/core/car/availability'
import { keepCarChanges, type StoredChange } from '@/core/car/rows/carChangeRows'
import { setHistoryStart } from '@/core/car/rows/carRows'
import type { Changes } from '@/core/car/carChanges'
import { addDays, civilAt, instantOf } from '@/core/dealer/country/civil'
import { writeAudits } from '@/db/audit'
import { table } from '@/db/table'
import type { Row } from '@/db/tableTypes'
import { holdReason } from '@/features/stock/feedGuard'
import type { FeedState } from '@/features/stock/feedRows'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time'
import { DAYS } from './dealerLife'
import { pastChange, type LifeCar, type Seller, type Stage, type PastChange } from './stage'

/** Cars that a run refused, with the words of the API. */
const REFUSED: readonly Record<string, number>[] = [
  { '/year must be a number': 1 },
  { '/price must be a whole number of dollars': 2 },
  { '/make is required': 1, '/images/0 must be a web address': 1 },
]
/** Days ago of the runs that looked wrong, and what a person decided. */
const WRONG: Readonly<Record<number, { state: FeedState; part: number }>> = {
  0: { state: 'held', part: 0.27 },
  11: { state: 'rejected', part: 0.9 },
  38: { state: 'released', part: 0.26 },
  60: { state: 'superseded', part: 0.34 },
}

interface Run {
  id: string
  at: number
  /** Cars that it lacks. */
  count: number
  row: Row
}

function runOf({ site, random, now, cars, newId }: Stage, back: number, decider: Seller): Run {
  const dealership = site.dealerships[0]
  const zone = site.config.timezone
  const own = cars.filter(({ facts }) => facts.dealership_id === dealership?.id && isOnShow(facts.status))
  const day = addDays(civilAt(new Date(now), zone).date, -back)
  // The newest came a moment ago: only cars that were not changed since it was opened may leave by it.
  const at =
    back === 0 ? now : instantOf({ date: day, clock: '05:30' }, zone) + random.between(0, 5) * MINUTE_MS
  const active = own.filter(({ listed }) => listed < at).length + Math.round(back / 6)
  const wrong = WRONG[back]
  const count = wrong ? Math.max(11, Math.round(active * wrong.part)) : 0
  const gone = count || (random.chance(0.3) ? 1 : 0)
  const [prefix = ''] = /^\D*/.exec(own[0]?.facts.stocknum ?? '') ?? []
  const older = Array.from({ length: gone }, (_, nth) => `${prefix}${19_990 - back * 20 + nth}`)
  const missing = back === 0 ? own.slice(-count).map(({ facts }) => facts.stocknum) : older
  const reasons = !wrong && random.chance(0.14) ? random.pick(REFUSED) : {}
  const refused = Object.keys(reasons).length ? Math.max(...Object.values(reasons)) : 0
  const state = wrong?.state ?? 'committed'
  const received = active - count + refused
  const counts = { received, refused, active, expected: null, named: received, missing: count, gone: 0 }
  const held_reason = wrong
    ? holdReason({ ...counts, priced: active, moved: 0, before: { withdrawn: 0, moved: 0 } })
    : null
  const isDecided = state === 'released' || state === 'rejected'
  const committed = new Date(Math.min(now, at + 40_000)).toISOString()
  const id = newId()
  const row = {
    ...{ id, tenant: site.tenant.id, dealership_id: dealership?.id, dealership_slug: dealership?.slug },
    ...{
      state,
      key_id: null,
      source: null,
      taking: null,
      file_name: null,
      sent_by: null,
      expected_count: null,
    },
    ...{ received, missing, held_reason, committed_at: committed, owed_at: null, rev: 3 },
    summary: { refused, reasons, active, missing: missing.length },
    released_at: isDecided ? new Date(at + 4 * HOUR_MS).toISOString() : null,
    released_by: isDecided ? decider.name : null,
    ...{ createdAt: new Date(at).toISOString(), updatedAt: committed },
  }
  return { id, at, count, row }
}

/** As the feed's own decisions are written. */
function auditsOfRun(stage: Stage, { id, at, count, row }: Run, decider: Seller): PastChange[] {
  if (!row.held_reason) return []
  const of = { entity: 'stock-feeds', docId: id, docTitle: stage.site.dealerships[0]?.name ?? '' }
  const what =
    row.state === 'released' ? `released a full feed: ${count} cars withdrawn` : 'rejected a full feed'
  const held = pastChange(stage, decider, at + 40_000, {
    ...of,
    what: `held a full feed: ${String(row.held_reason)}`,
  })
  return [
    { ...held, who: stage.life.sender, userId: null, via: 'feed' },
    ...(row.released_at ? [pastChange(stage, decider, at + 4 * HOUR_MS, { ...of, what })] : []),
  ]
}

/** What happened to a car, oldest first. */
function changesOf({ facts, listed, sold, steps }: LifeCar, now: number): { at: number; changes: Changes }[] {
  const [was, is] = steps
  const cheaper =
    was && is ? [{ at: is.at * 1000, changes: { price: { from: was.price, to: is.price } } }] : []
  const isNew = now - listed < 40 * DAY_MS && now - listed > 6 * DAY_MS && facts.status !== 'coming_soon'
  const arrived = { at: listed + 3 * DAY_MS, changes: { status: { from: 'coming_soon', to: 'in_stock' } } }
  const gone = sold
    ? [{ at: sold, changes: { status: { from: 'in_stock', to: 'sold' }, sold: { from: false, to: true } } }]
    : []
  return [...(isNew && !(sold && sold < arrived.at) ? [arrived] : []), ...cheaper, ...gone]
}

export async function stockOf(stage: Stage): Promise<void> {
  const { site, cars, sellers, life, now } = stage
  const decider = sellers.find(({ places }) => places === null)
  if (!decider) return
  const runs = Array.from({ length: DAYS - 1 }, (_, back) => runOf(stage, back, decider))
  const feedAt = (at: number) => runs.find((run) => run.at <= at)
  const byFeed: StoredChange[] = []
  const byStaff: StoredChange[] = []
  const audits = runs.flatMap((run) => auditsOfRun(stage, run, decider))
  const since = new Map<string, number>()
  for (const car of cars)
    for (const { at, changes } of changesOf(car, now)) {
      const { id, name, dealership_id } = car.facts
      since.set(id, Math.floor(car.listed / 1000))
      const { clock } = civilAt(new Date(at), site.config.timezone)
      const isStaffs = 'price' in changes && clock > '08' && clock < '18'
      const feed = dealership_id === site.dealerships[0]?.id && !isStaffs ? feedAt(at) : undefined
      const change = { tenantId: site.tenant.id, carId: id, changes, at: feed?.at ?? at, feed: feed?.id }
      const of = { what: 'update cars', entity: 'cars', docId: id, docTitle: name, diff: changes }
      if (isStaffs) audits.push(pastChange(stage, decider, at, of))
      const list = isStaffs ? byStaff : byFeed
      list.push(change)
    }
  await (await table('stock-feeds')).insertAll(runs.map(({ row }) => row))
  await keepCarChanges({ who: life.sender, via: 'feed' }, byFeed)
  await keepCarChanges({ who: decider.email, via: 'admin' }, byStaff)
  await setHistoryStart(since)
  await writeAudits(audits)
}
