/** The in-memory search sees only its own changes, so a heartbeat prevents a second process. */
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { getDb } from './payload'

const KEY = 'built-in-search'
const sign = z.object({ holder: z.string(), host: z.string(), pid: z.number(), beat: z.number() })
type Heartbeat = z.output<typeof sign>

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
      `another process (${pid} on ${host}) serves this database with the built-in search, which serves one process only. Stop it, or set MEILISEARCH_HOST for every process.`,
    )
  }
}

const BEAT_MS = 5000
const BEATS = 3
const BACK_MS = 100

function isRunningHere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Waits up to 15 s for a heartbeat of another machine. @throws AnotherInstanceError when one is alive */
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
