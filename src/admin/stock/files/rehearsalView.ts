import { z } from 'zod'
import { columnMapSchema } from '@/features/stock/files.rules'

const carSchema = z.object({ stocknum: z.string(), title: z.string() })

export const rehearsalViewSchema = z.object({
  readAs: z.string(),
  notes: z.array(z.string()),
  map: columnMapSchema,
  columns: z.array(
    z.object({
      heading: z.string(),
      example: z.string(),
      filled: z.number(),
      /** Where what it fills comes from; `chosen`: from the person who looks at it. */
      known: z.enum(['kept', 'guessed', 'chosen', 'unknown']),
    }),
  ),
  /** No table and no word of the dealership knows them. */
  unknown: z.array(z.object({ field: z.string(), label: z.string(), word: z.string(), cars: z.number() })),
  counts: z.object({
    ...{ received: z.number(), refused: z.number(), fresh: z.number(), changed: z.number() },
    ...{ same: z.number(), leaving: z.number() },
  }),
  rejects: z.array(
    z.object({ line: z.number(), stocknum: z.string().nullable(), faults: z.array(z.string()) }),
  ),
  leftOut: z.array(z.object({ what: z.string(), cars: z.number() })),
  repeats: z.array(z.object({ stocknum: z.string(), lines: z.array(z.number()) })),
  /** `facts`: price and kilometres as they were understood. */
  fresh: z.array(carSchema.extend({ facts: z.string() })),
  changed: z.array(
    carSchema.extend({
      changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
    }),
  ),
  leaving: z.array(carSchema),
  reason: z.string().nullable(),
})
export type RehearsalView = z.output<typeof rehearsalViewSchema>
