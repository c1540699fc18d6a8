import { z } from 'zod'

/** `fee` in whole dollars; `text` says how long it takes; a zone without `postcodes` takes every address. */
const deliveryZone = z.object({
  key: z
    .string()
    .regex(/^[a-z0-9-]{1,30}$/)
    .refine((key) => key !== 'collect', 'Use another key: collect means that the shopper collects the car'),
  label: z.string(),
  fee: z.number().int().min(0).max(20_000),
  text: z.string().default(''),
  /** Business days until a car is there, at the earliest; absent: no day is named. */
  days: z.number().int().min(0).max(90).optional(),
  postcodes: z.array(z.string().regex(/^\d{4}(-\d{4})?$/, 'Use 3350 or 3000-3207')).default([]),
})
export type DeliveryZone = z.output<typeof deliveryZone>

export const purchaseConfigSchema = z.object({
  carTypes: z.array(z.enum(['new', 'used', 'demo'])).default(['used']),
  /** Empty: shoppers collect their car. */
  delivery: z.array(deliveryZone).default([]),
  /** Shoppers who collect their car choose the day and hour of its handover from the yard's calendar. */
  handover: z.boolean().default(false),
  /** An unfinished deal is deleted this many days after its last answer. */
  keepDays: z.number().int().min(1).max(90).default(30),
})
