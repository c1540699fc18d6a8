import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

/** The row in which the one process that serves a store shows that it lives. */
export const HEARTBEAT = 'built-in-search'
export const heartbeat = z.object({ holder: z.string(), host: z.string(), pid: z.number(), beat: z.number() })
export type Heartbeat = z.output<typeof heartbeat>

export const BEAT_MS = 5000
const BEATS = 3

export function isRunningHere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** That of a process that lives, or null. One of another machine is watched for 15 s. */
export async function livingHeartbeat(
  read: () => Promise<Heartbeat | undefined>,
  beatMs = BEAT_MS,
  isRunning = isRunningHere,
): Promise<Heartbeat | null> {
  const before = await read()
  const isGone =
    !before || (before.host === hostname() && (before.pid === process.pid || !isRunning(before.pid)))
  for (let turn = 0; !isGone && turn < BEATS; turn++) {
    await wait(beatMs)
    const now = await read()
    if (!now) break
    if (now.beat !== before.beat) return now
  }
  return null
}
