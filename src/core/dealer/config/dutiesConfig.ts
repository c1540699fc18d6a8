import { z } from 'zod'

/** Those whose duties are known: `core/money/duties.data.ts` has the row of each. */
const DUTY_STATES = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT'] as const
export type DutyState = (typeof DUTY_STATES)[number]

const dollars = z.number().int().min(0).max(20_000).default(0)

export const dutiesConfigSchema = z.object({
  /** The date of the table of duties that an administrator of the dealer has checked. Of another date than the program's it counts for nothing. */
  checked: z.iso.date().optional(),
  /** Who checked it, and when: written by the server alone. */
  checkedBy: z.string().optional(),
  checkedAt: z.string().optional(),
  /** What else the dealer adds to a price before government charges, by the state where the car is registered. */
  onRoad: z
    .array(z.object({ state: z.enum(DUTY_STATES), registration: dollars, delivery: dollars }))
    .max(50)
    .default([]),
})
