import { DAY_MS, HOUR_MS } from '@/lib/time'

export const LONGEST_MS = 6 * HOUR_MS
/** Three days: after that a person has to act. */
export const GIVE_UP_MS = 3 * DAY_MS
/**
 * So many tries take about three days. Tries are counted and not days: a receiver is not given up because the worker did not
 * run, the clock was wrong, or the dealer was suspended meanwhile.
 */
export const MOST_TRIES = 23

export interface Pace {
  firstMs: number
  factor: number
  longestMs: number
}
/** At most 1 s, 4 s, 16 s … 6 h: for receivers outside this program. */
const OUTSIDE: Pace = { firstMs: 1000, factor: 4, longestMs: LONGEST_MS }

/** The wait after that many failed tries, counted from 1: half of the step, plus a random part of the other half. */
export function retryDelayMs(attempts: number, pace: Pace = OUTSIDE, random = Math.random()): number {
  const step = Math.min(pace.longestMs, pace.firstMs * pace.factor ** Math.max(0, attempts - 1))
  return Math.round(step * (0.5 + random / 2))
}

/** For a receiver that does not answer at all: one piece of work at a time asks it, and the others wait. They spread out behind it. */
export const SILENCE = { firstMs: 5_000, longestMs: 120_000, spreadMs: 60_000 } as const

/** For what waits for somebody's answer and counts no tries. */
export const isTooOld = (firstMs: number, nowMs: number): boolean => nowMs - firstMs > GIVE_UP_MS
