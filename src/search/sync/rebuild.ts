import { rowsInPieces } from '@/db/pieces'
import { releaseClaims, streamCars } from './searchOutbox'
import { env } from '@/env'
import { log } from '@/lib/log'
import { getSearchEngine, type CarDoc, type SearchEngine } from '@/search'
import { INDEXED_FIELDS, toDocs, toEntry } from '@/search/carRow'

const CLOCK_SECONDS = 5

async function* allDocs(): AsyncGenerator<CarDoc[]> {
  for await (const rows of streamCars(INDEXED_FIELDS)) yield toDocs(rows)
}

/** Fills a new index beside the current one, replays writes made in the meantime, then swaps without a gap. */
export async function rebuildSearch(
  engine: SearchEngine = getSearchEngine(),
): Promise<{ cars: number; ms: number }> {
  const start = Date.now()
  const receipt = await engine.rebuild(allDocs())
  await receipt.visible()
  // The in-memory engine replays its writes itself.
  if (engine.kind !== 'embedded') await catchUp(engine, Math.floor(start / 1000) - CLOCK_SECONDS)
  return { cars: receipt.accepted, ms: Date.now() - start }
}

async function catchUp(engine: SearchEngine, changedSince: number): Promise<void> {
  for await (const rows of rowsInPieces('cars', [['updated_at', '>=', changedSince]], INDEXED_FIELDS)) {
    const entries = rows.flatMap((row) => toEntry(row) ?? [])
    const receipts = [
      await engine.upsert(entries.flatMap(({ doc }) => doc ?? [])),
      await engine.remove(entries.flatMap(({ id, doc }) => (doc ? [] : [id]))),
    ]
    for (const receipt of receipts) await receipt.visible()
  }
}

/** An unavailable server does not stop the start: pages use the database, the sync continues later. */
export async function warmSearch(engine: SearchEngine = getSearchEngine()): Promise<void> {
  // One process only: earlier claims belong to a process that was killed. `startIndex` reads the index.
  if (engine.kind === 'embedded') return releaseClaims()
  if (env.role === 'web') return
  try {
    await engine.ready()
    const { docs } = await engine.health()
    if (docs === 0) await rebuildSearch(engine)
  } catch (error) {
    // The start says it in a sentence.
    log.debug({ err: error }, 'the search server is unavailable')
  }
}
