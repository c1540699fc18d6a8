/** Puts the cars of a full feed back as they were before it, but for what somebody changed since. */
import { carById, readCarsBefore } from '@/core/car/rows/carRows'
import { changingCars, type CarWriter } from '@/core/car/rows/write'
import type { Row } from '@/db/tableTypes'
import { feedChanges } from '@/core/car/rows/carChangeRows'
import { findDealership } from '@/core/dealer/rows/dealerships'
import { findFeed, type FeedRow } from './feedRows'
import { writeSummary } from './feedWrites'
import { writeAudit } from '@/db/audit'
import { locationsOf } from '@/core/place/rows/locationRows'
import { AGAIN, untilWritten } from '@/db/untilWritten'
import { CREATED, type Changes } from '@/core/car/carChanges'
import type { TenantLocation } from '@/core/place/tenantLocation'
import { FACT_FIELDS } from '@/core/car/facts'
import { backTo } from '@/core/car/owners/back'
import { putBackOn, UNCLAIMED, withdrawnBy } from '@/core/car/owners/sources'
import { pathsOf, toValues, type Values } from '@/core/car/owners/values'
import { giveWay, inSlices } from '@/lib/giveWay'
import { isRecord } from '@/lib/isRecord'
import { sameValue } from '@/lib/sameValue'
import type { Decider } from './feeds'
import { authorOf, SLICE, type IngestContext } from './push'
import { type Pressed, rewriteCar, stateAt } from './rewriteCar'
import { isCarriedOut } from './feeds.rules'

export interface Undone {
  /** Cars that were changed, that it made and that it took off. */
  cars: number
  made: number
  taken: number
  /** Stock number -> fields that somebody changed since, which stay. */
  left: Record<string, string[]>
}

/** Of one car: from before the first of the feed's changes to after the last. */
export function together(changes: readonly Changes[]): Changes {
  const all: Changes = {}
  for (const change of changes)
    for (const [name, { from, to }] of Object.entries(change))
      all[name] = { from: all[name] ? all[name].from : from, to }
  return all
}

const isFact = (name: string): boolean => FACT_FIELDS.some((field) => field === name)

type Kind = 'changed' | 'made' | 'taken'
const kindOf = (changes: Changes): Kind =>
  changes[CREATED] ? 'made' : changes.status?.to === 'withdrawn' ? 'taken' : 'changed'

/** Under which number, and where, the car stands: they go back together. */
const PLACE = ['stocknum', 'dealership_id', 'dealership_slug', 'dealership_name', 'overrides', 'location_id']
const withoutPlace = (changes: Changes): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => !PLACE.includes(name)))

/** The dealership that the car goes back to; null when it, or the car's number there, is not free any more. */
async function placeBefore(
  { tenantId, dealership }: IngestContext,
  row: Row,
  changes: Changes,
): Promise<IngestContext['dealership'] | null> {
  const { stocknum, dealership_slug: moved } = changes
  if (!stocknum) return dealership
  const isThere = stocknum.to === row.stocknum && (!moved || moved.to === row.dealership_slug)
  if (!isThere) return null
  const before = moved ? await findDealership(tenantId, String(moved.from)) : dealership
  const taken = before && (await readCarsBefore(before.id, [String(stocknum.from)]))
  return taken?.size === 0 ? before : null
}

async function backOf(
  cars: CarWriter,
  ctx: IngestContext & { pressed: Pressed },
  feed: FeedRow,
  carId: string,
  { changes: all, locations }: { changes: Changes; locations: readonly TenantLocation[] },
): Promise<{ stocknum: string; left: string[] } | null> {
  const source = feed.source ?? UNCLAIMED
  return untilWritten('A car of a feed', async () => {
    const row = await carById(ctx.tenantId, carId)
    if (!row) return null
    const place = await placeBefore(ctx, row, all)
    const changes = place ? all : withoutPlace(all)
    const there = { ...ctx, dealership: place ?? ctx.dealership }
    const { typed: _, ...current } = stateAt(row, there.dealership.id, locations)
    const stocknum = String(row.stocknum)
    const kind = kindOf(changes)
    if (kind === 'made') {
      const hash = current.sources[source]?.hash ?? null
      const off = withdrawnBy(current.sources, null) ?? {}
      const own = off[source]
      const sources = own ? { ...off, [source]: { ...own, hash } } : off
      const values = { ...current.values, status: 'withdrawn' }
      return (await rewriteCar(cars, ctx, { row, locations }, { values, sources }))
        ? { stocknum, left: [] }
        : AGAIN
    }
    const entries = Object.entries(changes)
    const back = entries.filter(([name, { to }]) => sameValue(row[name], to))
    // What follows from a fact, as the price history does, is no word of somebody.
    const left = Object.entries(all).filter(
      ([name, { to, from }]) =>
        (isFact(name) || name === 'stocknum') &&
        !sameValue(row[name], from) &&
        (!sameValue(row[name], to) || !(name in changes)),
    )
    const asBefore = Object.fromEntries(back.map(([name, { from }]) => [name, from]))
    const before: Values = toValues({ ...row, ...asBefore })
    const targets = Object.fromEntries(
      back
        .filter(([name]) => isFact(name))
        .flatMap(([name]) => pathsOf(name).map((path) => [path, before[path] ?? null])),
    )
    const after = backTo(current, targets)
    const sources = kind === 'taken' ? putBackOn(after.sources, source) : after.sources
    const own = isRecord(asBefore.overrides) ? { overrides: asBefore.overrides } : {}
    const written = await rewriteCar(cars, there, { row, locations }, { ...after, ...own, sources, asBefore })
    return written ? { stocknum, left: left.map(([name]) => name) } : AGAIN
  })
}

/** By car. */
async function changesOf(feed: FeedRow): Promise<Map<string, Changes>> {
  const byCar = new Map<string, Changes[]>()
  for (const { carId, changes } of await feedChanges(feed.tenant, feed.id))
    byCar.set(carId, [...(byCar.get(carId) ?? []), changes])
  return new Map([...byCar].map(([carId, all]) => [carId, together(all)]))
}

function countsOf(byCar: ReadonlyMap<string, Changes>): Omit<Undone, 'left'> {
  const kinds = [...byCar.values()].map(kindOf)
  const count = (kind: Kind) => kinds.filter((one) => one === kind).length
  return { cars: kinds.length, made: count('made'), taken: count('taken') }
}

export async function undoCounts(tenantId: string, id: string): Promise<Omit<Undone, 'left'>> {
  const feed = await findFeed(tenantId, id)
  return countsOf(feed ? await changesOf(feed) : new Map())
}

const isGood = ({ state, owed_at, summary }: FeedRow): boolean =>
  isCarriedOut(state) && !owed_at && !summary?.undone

/** Null when it is not this dealer's, was not carried out, or was put back before. May be pressed by one alone. */
export async function undoFeed(tenantId: string, id: string, by: Decider): Promise<Undone | null> {
  const feed = await findFeed(tenantId, id)
  const dealership = feed && (await findDealership(tenantId, feed.dealership_slug))
  if (!feed || !dealership || !isGood(feed)) return null
  const at = Date.now()
  if (!(await writeSummary(feed, { ...feed.summary, undone: { at, by: by.name || by.who } }))) return null
  const pressed = { what: 'put the car back to before a feed', userId: by.userId, via: by.via }
  const ctx = { tenantId, dealership, actor: by.who, via: by.via, pressed }
  const [changes, locations] = [await changesOf(feed), await locationsOf(tenantId)]
  const left: Undone['left'] = {}
  const putBack = (some: readonly (readonly [string, Changes])[]) =>
    changingCars(authorOf(ctx), async (cars) => {
      for (const [carId, changed] of some) {
        await giveWay()
        const done = await backOf(cars, ctx, feed, carId, { changes: changed, locations })
        if (done?.left.length) left[done.stocknum] = done.left
      }
      return []
    })
  await inSlices([...changes], putBack, SLICE)
  const now = await findFeed(tenantId, id)
  if (now) await writeSummary(now, { ...now.summary, undone: { at, by: by.name || by.who, left } })
  const counts = countsOf(changes)
  await writeAudit({
    ...{ tenantId, who: by.who, userId: by.userId ?? null, via: by.via, entity: 'stock-feeds', docId: id },
    ...{ what: `put the cars of a full feed back: ${counts.cars} cars`, docTitle: dealership.name },
  })
  return { ...counts, left }
}
