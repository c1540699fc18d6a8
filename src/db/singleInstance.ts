/**
 * The built-in search lives in one process: a second one on the same database would answer from an index of its own that
 * learns of no change of the first. So a process keeps a heartbeat in the database, and a second one does not start.
 */
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { getDb } from './payload'

const KEY = 'built-in-search'
const sign = z.object({ holder: z.string(), host: z.string(), pid: z.number(), beat: z.number() })
type Heartbeat = z.output<typeof sign>

/** Where the heartbeat is; Payload's own key-value table, on either database. */
export interface HeartbeatStore {
  get(key: string): Promise<unknown>
  set(key: string, value: Heartbeat): Promise<void>
  delete(key: string): Promise<void>
}

export interface SingleInstanceOptions {
  store?: HeartbeatStore
  /** Called when another process took over, for example after this machine had been asleep. */
  onLost: (error: AnotherInstanceError) => void
  beatMs?: number
  isRunning?: (pid: number) => boolean
}

export class AnotherInstanceError extends Error {
  override name = 'NotAlone'
  constructor({ host, pid }: Pick<Heartbeat, 'host' | 'pid'>) {
    super(
      `another process (${pid} on ${host}) serves this database with the built-in search, which serves one process only. Stop it, or set MEILISEARCH_HOST for every process.`,
    )
  }
}

const BEAT_MS = 5000
/** A heartbeat that stood still for so many beats is of a process that was killed. */
const BEATS = 3
const BACK_MS = 100

/** Whether this machine has such a process; one of another user counts. */
function isRunningHere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Makes this process the one that serves the database; returns how to give it up. Waits up to 15 s when the process before it
 * was killed on another machine, not at all when that was here.
 * @throws AnotherInstanceError when another one lives.
 */
export async function acquireSingleInstance({
  store,
  onLost,
  beatMs = BEAT_MS,
  isRunning = isRunningHere,
}: SingleInstanceOptions): Promise<() => Promise<void>> {
  const signs = store ?? (await getDb()).kv
  const read = async () => sign.safeParse(await signs.get(KEY)).data
  const mine = { holder: randomUUID(), host: hostname(), pid: process.pid }
  const renew = () => signs.set(KEY, { ...mine, beat: Date.now() })

  const before = await read()
  const isGone = !before || (before.host === mine.host && (before.pid === mine.pid || !isRunning(before.pid)))
  for (let turn = 0; !isGone && turn < BEATS; turn++) {
    await wait(beatMs)
    const now = await read()
    if (!now) break
    if (now.beat !== before.beat) throw new AnotherInstanceError(now)
  }
  // Of two that start at the same moment one heartbeat stays (the later one, or the first where the database refuses a second).
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
  // A database that is unavailable for a moment is no reason to stop: the next beat tries again.
  let beating: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => void (beating = beating.then(beat).catch(() => undefined)), beatMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    // A beat under way would write the heartbeat again after it was removed.
    await beating
    if ((await read())?.holder === mine.holder) await signs.delete(KEY)
  }
}
