/** Which versions may use a MongoDB store at the same time, and bringing it to this one. */
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import { z } from 'zod'
import { BEAT_MS } from '@/db/heartbeat'
import { newerStore } from '@/db/storeVersion'
import { KEY_VALUES } from '@/lib/payloadContract'
import { StartError } from '@/lib/startFaults'
import { DAY_MS } from '@/lib/time'
import { isDuplicate } from './queries'
import { type Database, documentsOf, renameCollection, renamePreviousOwners } from './formerNames'

/** The newest of them. */
const LAST = '20261129_091500_bookings'
/**
 * Changes after which a process of the version before finds rows no more: all of its kind are ended before. Between two of them
 * versions may run side by side. Oldest first.
 * @internal A test holds the documents to it.
 */
export const STOPS: readonly string[] = [LAST]

const STORE = 'store'
const PROCESS = 'process:'
const storeSchema = z.object({ data: z.object({ since: z.string() }) })
const processSchema = z.object({
  key: z.string(),
  data: z.object({ host: z.string(), pid: z.number(), since: z.string(), beat: z.number() }),
})
const rowsOf = (adapter: Database) => documentsOf(adapter, KEY_VALUES)

/** Processes of an earlier version that still write their heartbeat. */
async function earlier(adapter: Database, beatMs: number) {
  const read = async () => {
    const found = await rowsOf(adapter)
      .find({ key: { $regex: `^${PROCESS}` } })
      .toArray()
    const rows = found.flatMap((row) => processSchema.safeParse(row).data ?? [])
    return new Map(rows.filter(({ data }) => data.since < LAST).map(({ key, data }) => [key, data]))
  }
  const before = await read()
  if (!before.size) return []
  await wait(beatMs * 1.5)
  return [...(await read())].filter(([key, { beat }]) => before.get(key)?.beat !== beat).map(([, one]) => one)
}

/** By one id, since a new store has no unique key yet: of several processes that start at once all say the same. */
async function saySince(rows: ReturnType<typeof rowsOf>): Promise<void> {
  const { matchedCount } = await rows.updateOne({ key: STORE }, { $set: { data: { since: LAST } } })
  if (matchedCount) return
  const _id = rows.conn.base.Types.ObjectId.createFromTime(0)
  await rows.insertOne({ _id, key: STORE, data: { since: LAST } }).catch((error: unknown) => {
    if (!isDuplicate(error)) throw error
  })
}

/** Before the indexes are made, and before anything is changed for this version. @throws StartError */
export async function admit(adapter: Database, beatMs = BEAT_MS): Promise<void> {
  const rows = rowsOf(adapter)
  const stored = storeSchema.safeParse(await rows.findOne({ key: STORE })).data?.data.since ?? ''
  if (stored > LAST) throw newerStore(stored)
  if (stored < LAST) {
    const living = await earlier(adapter, beatMs)
    if (living.length)
      throw new StartError(
        `Forecourt cannot start: ${living.length} ${living.length === 1 ? 'process' : 'processes'} of the version before still ${living.length === 1 ? 'runs' : 'run'} (${living.map(({ host, pid }) => `${pid} on ${host}`).join(', ')}) and would find no rows any more. Stop them all, then start this version. Nothing was changed.`,
      )
    await renamePreviousOwners(adapter)
  }
  await renameCollection(adapter, 'appointments', 'bookings')
  await saySince(rows)
  await rows.deleteMany({ key: { $regex: `^${PROCESS}` }, 'data.beat': { $lt: Date.now() - DAY_MS } })
}

/** Shows the next version that this process runs. Returns what ends it. */
export function showProcess({ kv }: Pick<Payload, 'kv'>, beatMs = BEAT_MS): () => Promise<void> {
  const key = `${PROCESS}${randomUUID()}`
  const me = { host: hostname(), pid: process.pid, since: LAST }
  // A short outage does not matter: the next beat comes.
  const beat = () => kv.set(key, { ...me, beat: Date.now() }).catch(() => undefined)
  let beating = beat()
  const timer = setInterval(() => void (beating = beating.then(beat)), beatMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await beating
    await kv.delete(key)
  }
}
