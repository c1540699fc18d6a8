import { singleton } from '@/lib/registry'
import { DAY_MS } from '@/lib/time'

export interface OutboxTime {
  /** Epoch ms by the clock of the wall, for facts: whether a booking has begun, a code has expired. */
  now: number
  /** Epoch ms that never goes back: what is due, leases, and the next try. */
  due: number
}

/** A wall clock that was wrong by more than this is believed when it is corrected. */
export const MOST_AHEAD_MS = DAY_MS

/**
 * Goes on where it was while the clock of the wall is turned back. Else everything that was due would rest for that time,
 * and the row of a running worker would be anybody's.
 */
export function steadyClock(wall = () => Date.now(), ticks = () => performance.now()) {
  let shown = 0
  let tick = ticks()
  const read = (): number => {
    const passed = ticks() - tick
    tick += passed
    const [now, steady] = [wall(), shown + passed]
    shown = steady - now > MOST_AHEAD_MS ? now : Math.max(now, steady)
    return shown
  }
  return {
    time: (): OutboxTime => ({ due: read(), now: wall() }),
    /** What the store has seen: after a restart the clock goes on from there. */
    notBefore(ms: number): void {
      if (ms > read() && ms - wall() <= MOST_AHEAD_MS) shown = ms
    },
  }
}

declare module '@/lib/registry' {
  interface Registry {
    outboxClock: ReturnType<typeof steadyClock>
  }
}
const clock = () => singleton('outboxClock', () => steadyClock())

/** `at`: the time of a test, in epoch ms. */
export function outboxTime(at?: number | OutboxTime): OutboxTime {
  if (at === undefined) return clock().time()
  return typeof at === 'number' ? { now: at, due: at } : at
}
export const notBefore = (ms: number): void => clock().notBefore(ms)
