/** Cars that another writer changed in the meantime are tried again. */
import { touchVersions, readCars, readCarsBefore, writeCars, type CarBefore } from '@/db/carRows'
import { toldRows } from '@/db/carChangeRows'
import { locationsOf } from '@/db/locationRows'
import { changesBetween } from '@/domain/car/carChanges'
import type { TenantLocation } from '@/domain/car/location'
import type { Row } from '@/db/tableTypes'
import { keepChanges } from './keepChanges'
import { buildRows, type Built } from './buildRows'
import type { PendingWrite } from './pendingWrite'
import type { Notice } from './coerce'
import { decide, type StoredCar } from './decide'
import type { CarsBefore, Push } from './push'
import type { Batch } from './readPush'
import { derivedOf, isSameCar } from './row'
import type { ValidItem } from './validate'

const ATTEMPTS = 8
const BUSY = { detail: 'is being changed by others; send it again', pointer: '' }
const RESULTS = { same: 'unchanged', stale: 'stale', touch: 'unchanged' } as const

interface Touch {
  item: ValidItem
  before: CarBefore
  version: number
}

export async function applyBatch(push: Push, batch: Batch, first: CarsBefore | undefined): Promise<void> {
  let open = [...batch.values()]
  for (let attempt = 0; open.length && attempt < ATTEMPTS; attempt++) {
    const read =
      first && attempt === 0 ? first : await readCarsBefore(push.ctx.dealership.id, [...batch.keys()])
    open = await attemptAll(push, open, new Map([...read, ...push.simulated]))
  }
  for (const item of open) push.results.settle(item, 'failed', { errors: [BUSY], reason: 'busy' })
}

/** Full rows only where the result needs them: patched cars, and cars read here and sent back. */
async function storedCars(
  { ctx, options }: Push,
  items: readonly ValidItem[],
  carsBefore: CarsBefore,
  locations: readonly TenantLocation[],
): Promise<Map<string, StoredCar>> {
  const needed = items.filter(
    ({ id, stocknum }) => options.mode === 'patch' || (id && id === carsBefore.get(stocknum)?.id),
  )
  if (needed.length === 0) return new Map()
  const rows = await readCars(
    ctx.dealership.id,
    needed.map(({ stocknum }) => stocknum),
  )
  const now = Math.floor(Date.now() / 1000)
  return new Map(
    rows.map((row) => {
      const stocknum = String(row.stocknum)
      const before = carsBefore.get(stocknum)
      return [
        stocknum,
        { row, derive: (facts) => derivedOf(facts, before, ctx.dealership.id, locations, now) },
      ]
    }),
  )
}

/** Each once: an item that others overtook is decided again. */
function withWarnings(item: ValidItem, more: readonly Notice[] = []): ValidItem {
  const fresh = more.filter(({ pointer }) => !item.warnings.some((known) => known.pointer === pointer))
  return fresh.length ? { ...item, warnings: [...item.warnings, ...fresh] } : item
}

async function attemptAll(
  push: Push,
  open: readonly ValidItem[],
  carsBefore: CarsBefore,
): Promise<ValidItem[]> {
  const { ctx, options, results } = push
  const changed = open.filter(
    ({ same, stocknum }) => !same || same.hash !== carsBefore.get(stocknum)?.content_hash,
  )
  const locations = changed.length ? await locationsOf(ctx.tenantId) : []
  const stored = await storedCars(push, changed, carsBefore, locations)
  const [writes, touches]: [PendingWrite[], Touch[]] = [[], []]
  for (const asked of open) {
    const before = carsBefore.get(asked.stocknum)
    const decision = decide(asked, before, stored.get(asked.stocknum), options.precondition)
    const item = 'warnings' in decision ? withWarnings(asked, decision.warnings) : asked
    if (decision.kind === 'write') writes.push({ item, ...decision })
    else if (decision.kind === 'refuse')
      results.settle(item, 'failed', { errors: decision.errors, reason: decision.reason })
    else {
      results.settle(item, RESULTS[decision.kind], { slug: decision.before.slug, rev: decision.before.rev })
      if (decision.kind === 'touch') touches.push({ item, ...decision })
    }
  }
  const built = await buildRows(ctx, writes, locations)
  const isSame = ({ item, row }: Built) => {
    const known = stored.get(item.stocknum)?.row
    return known !== undefined && isSameCar(row, known)
  }
  for (const { item, before } of built.filter(isSame)) {
    results.settle(item, 'unchanged', before && { slug: before.slug, rev: before.rev })
    const { version } = item
    if (before && version !== null) touches.push({ item, before, version })
  }
  const differing = built.filter((one) => !isSame(one))
  return options.dryRun
    ? simulate(push, differing)
    : [...(await touchAll(touches)), ...(await writeAll(push, differing))]
}

async function touchAll(touches: readonly Touch[]): Promise<ValidItem[]> {
  if (!touches.length) return []
  const versions = new Map(touches.map(({ before, version }) => [before.id, String(version)]))
  const touched = await touchVersions(
    touches.map(({ before }) => before),
    versions,
  )
  return touched === touches.length ? [] : touches.map(({ item }) => item)
}

const settleWritten = ({ results }: Push, { item, before, row }: Built) =>
  results.settle(item, before ? 'updated' : 'created', { slug: String(row.slug), rev: Number(row.rev) })

async function writeAll(push: Push, built: readonly Built[]): Promise<ValidItem[]> {
  if (!built.length) return []
  const told = await toldRows(built.flatMap(({ before }) => before?.id ?? []))
  const lost = await writeCars(built.map(({ row, before }) => ({ row, expectedRev: before?.rev ?? null })))
  const changed = built.flatMap(({ row }) => {
    const was = told.get(String(row.id))
    return was && !lost.has(String(row.id)) ? [{ row, changes: changesBetween(was, row) }] : []
  })
  await keepChanges(push.ctx, changed)
  return built.flatMap((one) => {
    if (lost.has(String(one.row.id))) return [one.item]
    settleWritten(push, one)
    return []
  })
}

function simulate(push: Push, built: readonly Built[]): ValidItem[] {
  for (const one of built) {
    settleWritten(push, one)
    push.simulated.set(one.item.stocknum, beforeOf(one.row))
  }
  return []
}

const beforeOf = (row: Row): CarBefore => ({
  id: String(row.id),
  stocknum: String(row.stocknum),
  slug: String(row.slug),
  rev: Number(row.rev),
  content_hash: String(row.content_hash),
  source_version: typeof row.source_version === 'string' ? row.source_version : null,
  status: String(row.status),
  overrides: null,
  created_at: Number(row.created_at),
  sold_date_timestamp: typeof row.sold_date_timestamp === 'number' ? row.sold_date_timestamp : null,
  picture_done: null,
  price: typeof row.price === 'number' ? row.price : null,
  price_history: null,
  shown_by_feed: null,
})
