/** An SQLite store is copied into an empty MongoDB and compared with it. */
import { HEARTBEAT, heartbeat, livingHeartbeat } from '@/db/heartbeat'
import { COPIED } from '@/db/home'
import { FORMER_TENANTS, MOVING } from '@/db/mark'
import { getDb } from '@/db/payload'
import { sealingOf } from '@/db/sealed/rows'
import { isMongo } from '@/db/tableMongo'
import { migrateDb } from '@/db/migrate'
import type { Row } from '@/db/tableTypes'
import type { CollectionSlug, Payload } from 'payload'
import { differences, sumsOf, type Sums, versionFacts } from './compare'
import { objectIdOf, withNewIds } from './ids'
import { movedSlugs, openBeside, rowsOf, versionedSlugs, versionsOf } from './rows'
import { isRecord } from '@/lib/isRecord'

/** A refusal, or what differs: its lines are for the operator. */
export class MoveFault extends Error {}

async function mustBeEmpty(target: Payload): Promise<void> {
  if ((await target.kv.get(MOVING)) !== null)
    throw new MoveFault(
      'An earlier move into this database was cut short. Drop the database, then run the command again.',
    )
  for (const collection of movedSlugs(target)) {
    const { totalDocs } = await target.db.count({ collection })
    if (totalDocs)
      throw new MoveFault(
        `The database of DATABASE_URL is not empty: ${collection} has ${totalDocs} rows. Name an empty one; nothing was copied.`,
      )
  }
}

async function mustBeFree({ kv }: Payload): Promise<void> {
  const other = await livingHeartbeat(async () => heartbeat.safeParse(await kv.get(HEARTBEAT)).data)
  if (other)
    throw new MoveFault(`Process ${other.pid} on ${other.host} serves that data folder. Stop it first.`)
}

/** What no secret opens would be written as the words that stand for it. */
async function mustBeReadable(source: Payload): Promise<void> {
  for (const collection of movedSlugs(source)) {
    const sealing = sealingOf(collection)
    if (!sealing) continue
    for await (const rows of rowsOf(source, collection))
      for (const row of rows)
        if (sealing.columns.texts.some((name) => row[name] === sealing.columns.unreadable))
          throw new MoveFault(
            `${collection} are sealed with another secret: set PAYLOAD_SECRET to that of the data folder (its file secret), or name it in PREVIOUS_SECRETS. Nothing was copied.`,
          )
  }
}

async function idsOf(source: Payload): Promise<Set<string>> {
  const ids = new Set<string>()
  for (const slug of movedSlugs(source))
    for await (const rows of rowsOf(source, slug)) for (const row of rows) ids.add(String(row.id))
  return ids
}

async function copyRows(
  source: Payload,
  target: Payload,
  { mapped, say }: { mapped: (row: Row) => Row; say: (line: string) => void },
): Promise<void> {
  for (const collection of movedSlugs(source)) {
    let count = 0
    for await (const rows of rowsOf(source, collection)) {
      for (const row of rows) {
        const { id, ...data } = mapped(row)
        await target.db.create({ collection, data, customID: String(id), returning: false, req: {} })
      }
      count += rows.length
    }
    if (count) say(`${collection}: ${count}`)
  }
  for (const collection of versionedSlugs(source))
    for await (const rows of versionsOf(source, collection))
      for (const row of rows) await copyVersion(target, collection, mapped(row))
}

async function formerTenants(source: Payload): Promise<Record<string, string>> {
  const former: Record<string, string> = {}
  for await (const rows of rowsOf(source, 'tenants'))
    for (const { id } of rows) former[objectIdOf(String(id))] = String(id)
  return former
}

async function copyVersion(target: Payload, collectionSlug: CollectionSlug, row: Row): Promise<void> {
  const { parent, version, createdAt, updatedAt } = versionFacts(row)
  await target.db.createVersion({
    ...{ collectionSlug, parent: String(parent), autosave: row.autosave === true, returning: false, req: {} },
    ...{ createdAt: String(createdAt), updatedAt: String(updatedAt) },
    versionData: isRecord(version) ? version : {},
  })
}

export interface Moved {
  collections: number
  rows: number
  /** Sentences; empty when all is the same. */
  differences: string[]
}

const rowsIn = (sums: Sums): number => [...sums.values()].reduce((sum, { count }) => sum + count, 0)

/** `file`: of the SQLite database, which no process may have open. `say`: how far it is. @throws MoveFault */
export async function move(file: string, say: (line: string) => void = () => undefined): Promise<Moved> {
  const target = await getDb()
  if (!isMongo(target.db)) throw new MoveFault('Set DATABASE_URL to the MongoDB that the data goes to.')
  const source = await openBeside(target, `file:${file}`)
  try {
    await migrateDb(source)
    await mustBeFree(source)
    await mustBeEmpty(target)
    await mustBeReadable(source)
    await target.kv.set(MOVING, { from: file })
    const ids = await idsOf(source)
    const isRow = (id: string) => ids.has(id)
    const mapped = (row: Row): Row => {
      const made = withNewIds(row, isRow)
      return isRecord(made) ? made : {}
    }
    await copyRows(source, target, { mapped, say })
    say('Comparing both …')
    const [before, after] = [await sumsOf(source, mapped), await sumsOf(target)]
    const found = differences(before, after)
    if (!found.length) {
      await target.kv.set(FORMER_TENANTS, await formerTenants(source))
      await source.kv.set(COPIED.key, JSON.parse(COPIED.data))
      await target.kv.delete(MOVING)
    }
    return { collections: before.size, rows: rowsIn(before), differences: found }
  } finally {
    await source.db.destroy?.()
  }
}
