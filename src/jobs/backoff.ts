const FIRST_MS = 1000
export const LONGEST_MS = 6 * 3_600_000
/** Three days: after that a person has to act. */
export const GIVE_UP_MS = 3 * 86_400_000

/** Full jitter: a random wait up to 1 s, 4 s, 16 s … 6 h after the given number of failed tries. */
export const retryDelayMs = (attempts: number, random = Math.random()): number =>
  Math.round(Math.min(LONGEST_MS, FIRST_MS * 4 ** Math.min(attempts, 12)) * (0.5 + random / 2))

export const isTooOld = (firstMs: number, nowMs: number): boolean => nowMs - firstMs > GIVE_UP_MS
