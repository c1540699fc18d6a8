import { backlog, carsById, markBehind, streamCars, type Backlog } from '@/db/searchOutbox'
import { log } from '@/lib/log'
import { getSearchEngine, type EngineHealth, type SearchEngine } from '@/search'
import { startLoop, type Loop } from '@/jobs/loop'
import { PRESENCE_FIELDS, toPresence } from '@/search/carRow'
import { notifySearchSync } from '@/jobs/notify'

const EVERY_MS = 5 * 60_000

export interface Drift {
  /** Cars compared. */
  checked: number
  /** Ids that should be found and are not. */
  missing: string[]
  /** Ids that are found as an older version. */
  stale: string[]
  /** Ids that are found and should not be. */
  extra: string[]
}

/**
 * Compares the index with the database, car by car, by revision: an engine that was restored from a backup, wiped, or
 * lost a task it had accepted is noticed so. Cars that wait for the sync are no drift. `repair` makes the sync send
 * what is missing or stale and removes what is extra.
 */
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
      // A newer one was indexed since the rows were read.
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

/** Leaves out cars that were added while the comparison ran: nothing that a shopper should find is ever removed. */
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

/** Per dealership the revision of each car that should be found, and the ids of those still on their way. */
async function expectedRevisions() {
  const expected = new Map<string, Map<string, number>>()
  const waiting = new Set<string>()
  for await (const rows of streamCars([...PRESENCE_FIELDS, 'indexed_rev'], { size: 1000 }))
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
  if (behind.length > 0) notifySearchSync()
  if (behind.length + extra.length > 0)
    log.warn(
      { missing: missing.length, stale: stale.length, extra: extra.length },
      'the search index had drifted and is being repaired',
    )
}

/** Checks and repairs every five minutes. The engine in memory cannot drift: it is filled from the database at start. */
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

/** `lagMs` is how long the longest waiting change has not been found. */
export type SearchStatus = EngineHealth & Backlog & { engine: SearchEngine['kind']; lagMs: number }

/** For /readyz and the metrics: the engine's state and what waits to reach it. */
export async function searchStatus(): Promise<SearchStatus> {
  const engine = getSearchEngine()
  const [health, waiting] = [await engine.health(), await backlog()]
  const lagMs = waiting.oldest === null ? 0 : Math.max(0, Date.now() - waiting.oldest * 1000)
  return { engine: engine.kind, ...health, ...waiting, lagMs }
}
