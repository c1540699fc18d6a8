import { backlog, carsById, markBehind, streamCars, type Backlog } from './searchOutbox'
import { log } from '@/lib/log'
import { getSearchEngine, type EngineHealth, type SearchEngine } from '@/search'
import { startLoop, type Loop } from '@/jobs/loop'
import { PRESENCE_FIELDS, toPresence } from '@/search/carRow'
import { notify } from '@/jobs/notify'

const EVERY_MS = 5 * 60_000

export interface Drift {
  checked: number
  missing: string[]
  stale: string[]
  extra: string[]
}

/** Compares revisions: finds losses after a restore, a wipe or a lost task. `repair` fixes them. */
export async function checkSearch({
  repair = false,
  engine = getSearchEngine(),
}: { repair?: boolean; engine?: SearchEngine } = {}): Promise<Drift> {
  const drift: Drift = { checked: 0, missing: [], stale: [], extra: [] }
  const { expected, waiting } = await expectedRevisions()
  for (const [dealership, cars] of expected) {
    const found = await engine.revisions([dealership])
    drift.checked += cars.size
    for (const [id, rev] of cars) {
      const indexed = found.get(id)
      // A newer revision was indexed after the rows were read.
      if (waiting.has(id) || (indexed !== undefined && indexed >= rev)) continue
      if (indexed === undefined) drift.missing.push(id)
      else drift.stale.push(id)
    }
    for (const id of found.keys()) if (!cars.has(id) && !waiting.has(id)) drift.extra.push(id)
  }
  drift.extra = await stillExtra(drift.extra)
  if (repair) await mend(drift, engine)
  return drift
}

/** Skips cars added during the comparison, so that no valid car is removed. */
async function stillExtra(ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await carsById(ids, PRESENCE_FIELDS)
  const shown = new Set(
    rows
      .flatMap((row) => toPresence(row) ?? [])
      .filter(({ indexed }) => indexed)
      .map(({ id }) => id),
  )
  return ids.filter((id) => !shown.has(id))
}

async function expectedRevisions() {
  const expected = new Map<string, Map<string, number>>()
  const waiting = new Set<string>()
  for await (const rows of streamCars([...PRESENCE_FIELDS, 'indexed_rev'], 1000))
    for (const row of rows) {
      const car = toPresence(row)
      if (!car) continue
      const cars = expected.get(car.dealership_id) ?? new Map<string, number>()
      expected.set(car.dealership_id, cars)
      if (car.indexed) cars.set(car.id, car.rev)
      if (typeof row.indexed_rev !== 'number' || row.indexed_rev < car.rev) waiting.add(car.id)
    }
  return { expected, waiting }
}

async function mend({ missing, stale, extra }: Drift, engine: SearchEngine): Promise<void> {
  if (extra.length > 0) await (await engine.remove(extra)).visible()
  const behind = [...missing, ...stale]
  for (let from = 0; from < behind.length; from += 500) await markBehind(behind.slice(from, from + 500))
  if (behind.length > 0) notify('searchLoop')
  if (behind.length + extra.length > 0)
    log.warn(
      { missing: missing.length, stale: stale.length, extra: extra.length },
      'the search index had drifted and is being repaired',
    )
}

export function startSearchDrift(): Loop {
  return startLoop(
    'search drift',
    async () => {
      const engine = getSearchEngine()
      if (engine.kind !== 'embedded' && (await engine.health()).ok)
        await checkSearch({ repair: true, engine })
      return false
    },
    EVERY_MS,
  )
}

/** `lagMs` is the age of the oldest waiting change. */
type Lag = Backlog & { lagMs: number }
export type SearchStatus = EngineHealth & Lag & { engine: SearchEngine['kind'] }

/** Without the engine, which may not answer just now. */
export async function searchLag(): Promise<Lag> {
  const waiting = await backlog()
  return {
    ...waiting,
    lagMs: waiting.oldest === null ? 0 : Math.max(0, Date.now() - waiting.oldest * 1000),
  }
}

export async function searchStatus(): Promise<SearchStatus> {
  const engine = getSearchEngine()
  const [health, waiting] = [await engine.health(), await searchLag()]
  return { engine: engine.kind, ...health, ...waiting }
}
