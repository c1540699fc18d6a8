/** SQLite, and the search in memory, see the changes of one process only, so a heartbeat prevents a second one. */
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import {
  BEAT_MS,
  HEARTBEAT as KEY,
  heartbeat,
  type Heartbeat,
  isRunningHere,
  livingHeartbeat,
} from './heartbeat'
import { getDb } from './payload'

export interface HeartbeatStore {
  get(key: string): Promise<unknown>
  set(key: string, value: Heartbeat): Promise<void>
  delete(key: string): Promise<void>
}

export interface SingleInstanceOptions {
  store?: HeartbeatStore
  onLost: (error: AnotherInstanceError) => void
  beatMs?: number
  isRunning?: (pid: number) => boolean
}

export class AnotherInstanceError extends Error {
  override name = 'AnotherInstanceError'
  constructor({ host, pid }: Pick<Heartbeat, 'host' | 'pid'>) {
    super(
      `another process (${pid} on ${host}) serves this database, and SQLite and the built-in search serve one process only. Stop it, or set MEILISEARCH_HOST and a MongoDB as DATABASE_URL for every process.`,
    )
  }
}

const BACK_MS = 100

/** Waits up to 15 s for a heartbeat of another machine. @throws AnotherInstanceError when one is alive */
export async function acquireSingleInstance({
  store,
  onLost,
  beatMs = BEAT_MS,
  isRunning = isRunningHere,
}: SingleInstanceOptions): Promise<() => Promise<void>> {
  const signs = store ?? (await getDb()).kv
  const read = async () => heartbeat.safeParse(await signs.get(KEY)).data
  const mine = { holder: randomUUID(), host: hostname(), pid: process.pid }
  const renew = () => signs.set(KEY, { ...mine, beat: Date.now() })

  const other = await livingHeartbeat(read, beatMs, isRunning)
  if (other) throw new AnotherInstanceError(other)
  // Of two simultaneous starts one heartbeat remains; the other start is refused.
  const refused: unknown = await renew().catch((error: unknown) => error)
  await wait(BACK_MS)
  const winner = await read()
  if (winner && winner.holder !== mine.holder) throw new AnotherInstanceError(winner)
  if (refused) throw refused

  const beat = async () => {
    const now = await read()
    if (now && now.holder !== mine.holder) {
      clearInterval(timer)
      onLost(new AnotherInstanceError(now))
    } else await renew()
  }
  // A short database outage does not stop the process: the next beat tries again.
  let beating: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => void (beating = beating.then(beat).catch(() => undefined)), beatMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    // A running beat would write the heartbeat again after its removal.
    await beating
    if ((await read())?.holder === mine.holder) await signs.delete(KEY)
  }
}
