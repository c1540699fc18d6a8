/** When a file goes to a marketplace, and what changed in it since the last one. Decision 0152. */
import { z } from 'zod'
import { addDays, civilAt, instantOf } from '@/core/dealer/country/civil'
import { MINUTE_MS } from '@/lib/time'

export const WAYS = ['put', 'post', 'webhook'] as const

/** Without a further change. */
const QUIET_MS = 5 * MINUTE_MS
/** After the first change: stock that never rests goes out all the same. */
const LONGEST_MS = 30 * MINUTE_MS
/** In a row: then it is on Today. */
export const TRIES_REPORTED = 3

/** Epoch ms; null for what is not. */
interface Waiting {
  /** Somebody pressed. */
  asked_at: number | null
  fixed_at: number | null
  /** The first and the last change that no file told yet. */
  changed_since: number | null
  changed_at: number | null
}
type Why = 'change' | 'time' | 'hand'
/** What is pressed comes first, then what the clock says: the file has all changes in any case. */
export function nextRun({ asked_at, fixed_at, changed_since, changed_at }: Waiting): {
  at: number
  why: Why
} {
  if (asked_at !== null) return { at: asked_at, why: 'hand' }
  const settled = Math.min((changed_at ?? Infinity) + QUIET_MS, (changed_since ?? Infinity) + LONGEST_MS)
  return fixed_at !== null && fixed_at <= settled
    ? { at: fixed_at, why: 'time' }
    : { at: settled, why: 'change' }
}

/** The fraction tells two changes of one millisecond apart. */
export const changedAt = (now: number) => ({ changed_at: now + Math.random() })
/** A target that was saved is sent like a change, by a worker that reads its row anew. */
export const afterSave = (now: number) => ({
  ...{ ...changedAt(now), changed_since: now, next_at: 0 },
  ...{ fixed_at: null, asked_at: null, lease_until: 0, tries: 0 },
})

/** Epoch ms, after `now`. A time that the clock skips is the moment after; one that it shows twice counts once. */
export function nextFixed(clocks: readonly string[], zone: string, now: number): number {
  const { date } = civilAt(new Date(now), zone)
  const days = [date, addDays(date, 1)]
  const all = days.flatMap((day) => clocks.map((clock) => instantOf({ date: day, clock }, zone)))
  return Math.min(...all.filter((at) => at > now))
}

/** By the id of a car: its stock number, and a hash of its row. */
export const sentSchema = z.record(z.string(), z.tuple([z.string(), z.string()]))
export type Sent = z.output<typeof sentSchema>

const MOST_NAMED = 50
const MOST_RUNS = 50
/** Stock numbers: the first of them, and how many there are. */
const namedSchema = z.object({ count: z.number(), cars: z.array(z.string()) })
const named = (cars: readonly string[]) => ({ count: cars.length, cars: cars.slice(0, MOST_NAMED) })

/** In the order of the file. */
export function differenceOf(before: Sent, now: Sent) {
  const [known, own] = [new Map(Object.entries(before)), new Map(Object.entries(now))]
  const pick = (rows: typeof own, holds: (id: string, hash: string) => boolean) =>
    named([...rows].flatMap(([id, [stocknum, hash]]) => (holds(id, hash) ? [stocknum] : [])))
  return {
    added: pick(own, (id) => !known.has(id)),
    changed: pick(own, (id, hash) => known.has(id) && known.get(id)?.[1] !== hash),
    removed: pick(known, (id) => !own.has(id)),
  }
}

const runSchema = z.object({
  at: z.number(),
  why: z.enum(['change', 'time', 'hand']),
  /** `same`: nothing had changed, so nothing was sent. */
  result: z.enum(['sent', 'same', 'failed']),
  cars: z.number(),
  ...{ added: namedSchema, changed: namedSchema, removed: namedSchema },
  answer: z.string(),
  /** Of the next try after a failure; null when somebody has to act. */
  next: z.number().nullable(),
})
export const runsSchema = z.array(runSchema)
export type Run = z.output<typeof runSchema>
export const withRun = (runs: readonly Run[] | null, run: Run): Run[] =>
  [run, ...(runs ?? [])].slice(0, MOST_RUNS)

/** What a secret is sealed for: it opens for the host alone for which it was entered. */
export const secretOf = (url: string): string => `stock target ${URL.canParse(url) ? new URL(url).host : ''}`
