import { z } from 'zod'
import { DAY_MS } from '@/lib/time'
import { fileReadSchema, shapeSchema } from './files.rules'

export const DECISIONS = ['release', 'reject'] as const
export type Decision = (typeof DECISIONS)[number]

/** How the cars of a feed are taken, as its sender opened it. */
export const takingSchema = z.object({
  /** Of a file: the facts for which it has a column. */
  columns: z.array(z.string()).optional(),
  /** Each car is the whole car: what other sources said goes. */
  replace: z.boolean().optional(),
  /** Of a file: what is other than in the last one of its name. */
  shape: shapeSchema.optional(),
  /** Of a file: what it was understood as. */
  read: fileReadSchema.optional(),
})
export type Taking = z.output<typeof takingSchema>

/**
 * A held feed that nobody decided on is superseded once a newer whole feed of its dealership counts. `applied`: a file that only
 * changes and adds cars, which is no whole stock.
 */
export const FEED_STATES = [
  'open',
  'committed',
  'held',
  'released',
  'rejected',
  'superseded',
  'expired',
  'applied',
] as const

/** States of a whole stock that counts. */
export const ACCEPTED: readonly string[] = ['committed', 'released']
/** What it said is on the cars. */
export const isCarriedOut = (state: string): boolean => state === 'applied' || ACCEPTED.includes(state)

export const OVERTAKEN =
  'A newer whole feed of this dealership has come in since, so this one can no longer be released. Reject it, and decide on the newer one if that is held too.'

export const FEED_MEMORY_MS = 30 * DAY_MS

/** At least two feeds came, then none for a day. `runs` came whole, newest first, in epoch ms. Null: not stale, or held. */
export function staleSince(runs: readonly { state: string; at: number }[], now: number): number | null {
  const [newest, before] = runs
  if (!newest || !before || newest.state === 'held' || now - newest.at <= DAY_MS) return null
  return newest.at + DAY_MS
}

export const feedViewSchema = z.object({
  id: z.string(),
  dealership: z.string(),
  state: z.enum(FEED_STATES).meta({
    description:
      'A held feed waits for a person, who releases or rejects it; it is superseded when a newer whole feed of its dealership is committed or released before that. A file that only changes or adds cars is applied as it comes.',
  }),
  expected_count: z.int().nullable(),
  received: z.int(),
  refused: z.int().meta({ description: 'Cars of it that were not accepted' }),
  refusals: z
    .array(z.object({ reason: z.string(), cars: z.int() }))
    .meta({ description: 'Field and fault, most frequent first' }),
  with_warnings: z.int().meta({ description: 'Cars that came in without some of their values' }),
  left_out: z
    .array(z.object({ reason: z.string(), cars: z.int() }))
    .meta({ description: 'What of them was left out: field and fault, most frequent first' }),
  missing: z.int().meta({ description: 'Cars on show that it did not name' }),
  withdrawn: z.int(),
  renumbered: z.int().meta({
    description: 'Cars on show that it names under another stock number, by their VIN: they go on with it',
  }),
  price_moves: z.array(z.object({ stocknum: z.string(), from: z.number(), to: z.number().nullable() })).meta({
    description:
      'Prices that it moves by more than half, or takes away (null): they wait for a person, unless a held feed is released',
  }),
  leaving: z
    .array(z.object({ stocknum: z.string(), status: z.enum(['sold', 'withdrawn']) }))
    .meta({ description: 'Cars on show that it marks as sold or withdrawn' }),
  waiting_cars: z.array(z.string()).meta({
    description: 'Of a held feed: stock numbers of cars that its release would bring onto the site',
  }),
  held_reason: z.string().nullable(),
  opened_at: z.string(),
  committed_at: z.string().nullable(),
})
