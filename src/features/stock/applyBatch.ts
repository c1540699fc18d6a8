/** Cars that another writer changed in the meantime are tried again. */
import { carBeforeOf, readCars, readCarsBefore, touchCars, type CarBefore } from '@/core/car/rows/carRows'
import { FRESH } from '@/core/car/machine'
import { locationsOf } from '@/core/place/rows/locationRows'
import type { TenantLocation } from '@/core/place/tenantLocation'
import { sourcesIn, type Sources } from '@/core/car/owners/sources'
import type { Row } from '@/db/tableTypes'
import { inSlices } from '@/lib/giveWay'
import { sameValue } from '@/lib/sameValue'
import { dangerOf } from './feedWaits'
import { buildRows, type Built, type PendingWrite } from './buildRows'
import type { Notice } from './coerce'
import { decide, lastOf, type Speaker, type StoredCar } from './decide'
import { SLICE, sourceOf, type CarsBefore, type Push } from './push'
import { saltOf, type Batch } from './readPush'
import { derivedOf, isSameCar } from './row'
import { takeOver } from './takeOver'
import { twinsOf } from './twins'
import type { ValidItem } from './validate'
import { endedSources } from '@/core/car/rows/sourceRows'

const ATTEMPTS = 8
const BUSY = { detail: 'is being changed by others; send it again', pointer: '' }
const RESULTS = { same: 'unchanged', stale: 'stale', touch: 'unchanged' } as const

interface Touched {
  item: ValidItem
  before: CarBefore
  set: Row
  isClaim: boolean
}

export async function applyBatch(push: Push, batch: Batch, first: CarsBefore | undefined): Promise<void> {
  let open = [...batch.values()]
  for (let attempt = 0; open.length && attempt < ATTEMPTS; attempt++) {
    const read =
      first && attempt === 0 ? first : await readCarsBefore(push.ctx.dealership.id, [...batch.keys()])
    const simulated = [...push.simulated].map(([stocknum, row]) => [stocknum, carBeforeOf(row)] as const)
    open = await attemptAll(push, open, new Map([...read, ...simulated]))
  }
  for (const item of open) push.results.settle(item, 'failed', { errors: [BUSY], reason: 'busy' })
}

async function storedCars(
  { ctx, simulated }: Push,
  items: readonly ValidItem[],
  carsBefore: CarsBefore,
  locations: readonly TenantLocation[],
): Promise<Map<string, StoredCar & { before: CarBefore }>> {
  const needed = items.map(({ stocknum }) => stocknum).filter((stocknum) => carsBefore.has(stocknum))
  if (needed.length === 0) return new Map()
  const read = needed.filter((stocknum) => !simulated.has(stocknum))
  const rows = read.length ? await readCars(ctx.dealership.id, read) : []
  const now = Math.floor(Date.now() / 1000)
  const built = needed.map((stocknum) => simulated.get(stocknum)).filter((row) => row !== undefined)
  const all = [...rows, ...built]
  return new Map(
    all.map((row) => {
      const before = carBeforeOf(row)
      const derive: StoredCar['derive'] = (facts) =>
        derivedOf(facts, before, ctx.dealership.id, locations, now)
      return [String(row.stocknum), { row, before, derive }]
    }),
  )
}

function speakerOf({ ctx, options }: Push, ended: ReadonlySet<string>): Speaker {
  const { replace, columns, precondition: wanted, cameAt, guardsPrices } = options
  return {
    ...{ source: sourceOf(ctx), salt: saltOf(ctx, options), ended, wanted, cameAt, guardsPrices },
    ...{ replace, columns, feed: ctx.feedId, now: Date.now() },
  }
}

/** Of two states of a car's sources: whether nothing but these differs. */
const sameBut = (one: Sources | null, other: Sources | null, ...left: readonly string[]): boolean =>
  one === other ||
  Object.keys({ ...one, ...other }).every((name) => {
    const [before, after] = [Object.entries(one?.[name] ?? {}), Object.entries(other?.[name] ?? {})]
    const known = new Map<string, unknown>(before)
    return (
      after.every(([key, value]) => left.includes(key) || sameValue(known.get(key), value)) &&
      before.every(
        ([key, value]) => left.includes(key) || key in (other?.[name] ?? {}) || sameValue(value, null),
      )
    )
  })

function touchOf({ item, before, row }: Built, push: Push): Touched | null {
  if (!before) return null
  const [was, now] = [before.sources, sourcesIn(row.sources)]
  const isNewer = row.source_version !== before.source_version
  // A car that is said again is not written for the time alone.
  if (!isNewer && !push.options.notesTime && sameBut(was, now, 'at')) return null
  const { sources, content_hash, source_version } = row
  const set = { sources, content_hash, source_version }
  return { item, before, set, isClaim: !sameBut(was, now, 'at', 'hash', 'version') }
}

/** Each once: an item that others overtook is decided again. */
function withWarnings(item: ValidItem, more: readonly Notice[] = []): ValidItem {
  const fresh = more.filter(({ pointer }) => !item.warnings.some((known) => known.pointer === pointer))
  return fresh.length ? { ...item, warnings: [...item.warnings, ...fresh] } : item
}

async function attemptAll(push: Push, open: readonly ValidItem[], known: CarsBefore): Promise<ValidItem[]> {
  const taken = await takeOver(push, open, known)
  const carsBefore = taken.size ? new Map([...known, ...taken]) : known
  return inSlices(open, (some) => attempt(push, some, carsBefore), SLICE)
}

async function attempt(push: Push, open: readonly ValidItem[], carsBefore: CarsBefore): Promise<ValidItem[]> {
  const { ctx, options, results } = push
  const source = sourceOf(ctx)
  const news = open.filter(({ same, stocknum }) => {
    const before = carsBefore.get(stocknum)
    return !same || !before || same.hash !== lastOf(before, source).hash
  })
  const locations = news.length ? await locationsOf(ctx.tenantId) : []
  const stored = await storedCars(push, news, carsBefore, locations)
  const twins = await twinsOf(push, news)
  const speaker = speakerOf(push, stored.size ? await endedSources(ctx.tenantId) : new Set())
  const [writes, touches]: [PendingWrite[], Touched[]] = [[], []]
  for (const requested of open) {
    const row = stored.get(requested.stocknum)
    const before = row?.before ?? carsBefore.get(requested.stocknum)
    const decision = decide(requested, before, row, speaker)
    const twin = twins.get(requested.stocknum) ?? []
    const item = withWarnings(requested, ['warnings' in decision ? decision.warnings : [], twin].flat())
    if (decision.kind === 'write') writes.push({ item, ...decision })
    else if (decision.kind === 'refuse')
      results.settle(item, 'failed', { errors: decision.errors, reason: decision.reason })
    else {
      results.settle(item, RESULTS[decision.kind], { slug: decision.before.slug, rev: decision.before.rev })
      const touch = laterOf(decision, source, push)
      if (touch) touches.push({ item, ...touch })
    }
  }
  const built = await buildRows(push, writes, locations)
  const isSame = ({ item, row }: Built) => {
    const known = stored.get(item.stocknum)?.row
    return known !== undefined && isSameCar(row, known)
  }
  for (const one of built.filter(isSame)) {
    const { item, before } = one
    const touch = touchOf(one, push)
    if (touch) touches.push(touch)
    const bumped = touch?.isClaim && !options.dryRun ? 1 : 0
    // Under a new stock number it is another car for pages and search, also with the same facts.
    const result = push.moved.has(item.stocknum) ? 'updated' : 'unchanged'
    results.settle(item, result, before && { slug: before.slug, rev: before.rev + bumped })
  }
  const differing = built.filter((one) => !isSame(one))
  if (options.dryRun) return simulate(push, differing)
  const lost = await writeAll(push, differing, stored)
  return [...(await touchAll(touches)), ...lost]
}

/** A newer version of what is known; and the time, while a feed of the same source waits that would undo it. */
function laterOf(decision: ReturnType<typeof decide>, source: string, { options }: Push) {
  if (decision.kind !== 'touch' && !(decision.kind === 'same' && options.notesTime)) return null
  const { before } = decision
  const version = decision.kind === 'touch' ? decision.version : before.source_version
  const own = before.sources?.[source]
  const noted = own && { ...before.sources, [source]: { ...own, version, at: Date.now() } }
  const set = { source_version: version, ...(noted ? { sources: noted } : {}) }
  return { before, set, isClaim: false }
}

async function touchAll(touches: readonly Touched[]): Promise<ValidItem[]> {
  if (!touches.length) return []
  const touched = await touchCars(touches)
  return touched === touches.length ? [] : touches.map(({ item }) => item)
}

function settleWritten({ results, options }: Push, { item, before, row }: Built): void {
  const danger = options.guardsPrices ? dangerOf(row, before) : null
  const known = { slug: String(row.slug), rev: Number(row.rev), ...(danger ? { danger } : {}) }
  results.settle(item, before ? 'updated' : 'created', known)
}

async function writeAll(
  push: Push,
  built: readonly Built[],
  stored: ReadonlyMap<string, StoredCar>,
): Promise<ValidItem[]> {
  if (!built.length) return []
  const lost = await push.cars.put(
    built.map(({ item, row, before }) => ({
      ...{ row, was: stored.get(item.stocknum)?.row ?? null, expectedRev: before?.rev ?? null },
    })),
  )
  for (const one of built) if (!lost.has(String(one.row.id))) settleWritten(push, one)
  return built.flatMap(({ item, row }) => (lost.has(String(row.id)) ? [item] : []))
}

function simulate(push: Push, built: readonly Built[]): ValidItem[] {
  for (const one of built) {
    settleWritten(push, one)
    push.simulated.set(one.item.stocknum, { ...FRESH, ...one.row })
  }
  return []
}
