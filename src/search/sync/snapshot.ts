/** The embedded index is on disk too: a start reads it, and reads of the rows only those that changed since. */
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { z } from 'zod'
import { getDb } from '@/db/payload'
import { env } from '@/env'
import { buildId } from '@/lib/buildId'
import { giveWay } from '@/lib/giveWay'
import { log } from '@/lib/log'
import { INDEXED_FIELDS, PRESENCE_FIELDS, toDocs, toPresence } from '@/search/carRow'
import { CarIndex } from '@/search/embedded/carIndex'
import { readParts, SNAPSHOT, writeParts } from '@/search/embedded/snapshot/file'
import { carsById, streamCars } from './searchOutbox'

const SLICE = 500

/**
 * A snapshot is used only with the database that knows its stamp, since the rows of that one are as old as the snapshot or newer:
 * after a backup was put back, or in another data folder, equal revisions would not mean equal cars.
 */
const KEY = 'search-snapshots'
const STAMPS = 4
const stampsSchema = z.array(z.string()).catch([])
const stamps = async () => stampsSchema.parse(await (await getDb()).kv.get(KEY))

export interface SnapshotPlace {
  file: string
  build: string
}

export const placeHere = async (): Promise<SnapshotPlace> => ({
  file: path.join(/* turbopackIgnore: true */ env.dataDir, SNAPSHOT),
  build: await buildId(),
})

export async function saveIndex(index: CarIndex, { file, build }: SnapshotPlace): Promise<void> {
  const stamp = randomUUID()
  const known = await stamps()
  const { kv } = await getDb()
  await writeParts(file, `${build} ${stamp}`, index.parts(), () =>
    kv.set(KEY, [...known, stamp].slice(-STAMPS)),
  )
}

async function restored({ file, build }: SnapshotPlace): Promise<CarIndex> {
  const names = (await stamps()).map((stamp) => `${build} ${stamp}`)
  const parts = await readParts(file, names)
  const index = new CarIndex()
  const steps = parts && index.restore(parts)
  while (steps && !steps.next().done) await giveWay()
  return index
}

/** Ids of the cars to read anew; cars that are no longer there are removed. */
async function compare(index: CarIndex): Promise<string[]> {
  const behind: string[] = []
  const gone = new Set(index.table.liveIds())
  for await (const rows of streamCars(PRESENCE_FIELDS, SLICE)) {
    for (const car of rows.flatMap((row) => toPresence(row) ?? [])) {
      if (!car.indexed) continue
      if (index.table.revOf(car.id, car.dealership_id) === car.rev) gone.delete(car.id)
      else behind.push(car.id)
    }
    await giveWay()
  }
  for (const id of gone) index.remove(id)
  return behind
}

/** As the rows are now. `read`: how many of them were not in the snapshot as they are. */
export async function readIndex(place: SnapshotPlace): Promise<{ index: CarIndex; read: number }> {
  const index = await restored(place).catch((error: unknown) => {
    log.warn({ err: error }, 'the snapshot of the search index cannot be read: it is made anew')
    return new CarIndex()
  })
  const behind = await compare(index)
  for (let at = 0; at < behind.length; at += SLICE) {
    for (const doc of toDocs(await carsById(behind.slice(at, at + SLICE), INDEXED_FIELDS))) index.upsert(doc)
    await giveWay()
  }
  return { index, read: behind.length }
}
