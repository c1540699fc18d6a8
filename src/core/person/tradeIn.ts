import { z } from 'zod'

const words = z.string().max(4000).nullish()

/** A car that the shopper wants to give in payment. Money in dollars. */
export const tradeInSchema = z.object({
  make: words,
  model: words,
  year: z.number().nullish(),
  km: z.number().nullish(),
  offer_price: z.number().nullish(),
  offer_low: z.number().nullish(),
  offer_high: z.number().nullish(),
  /** Last day of the guide, yyyy-mm-dd. */
  good_until: words,
  rego: words,
  regoState: words,
  adjustmentAnswers: z.unknown().optional(),
  /** What the guide assumes, in fixed words and figures. */
  assumptions: z.array(z.tuple([z.string(), z.string()])).optional(),
  lead_id: words,
  form_completed: z.boolean().nullish(),
  offer_accepted: z.boolean().nullish(),
})
export type TradeIn = z.output<typeof tradeInSchema>
