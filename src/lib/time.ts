export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
export const DAY_S = 86_400

/** How long a row belongs to one worker before another may take it, unless its work takes much more or less. */
export const LEASE_MS = MINUTE_MS

/** The year 2100, in epoch seconds. A moment far beyond it cannot be written as a date. */
export const LAST_TIME = 4_102_444_800
