import { z } from 'zod'
import { offeredCarSchema } from './offeredCar.rules'
import { orUndefined } from '@/core/dealer/rowShapes'

const reply = z.object({
  text: z.string(),
  name: z.string(),
  email: z.string(),
  car: orUndefined(offeredCarSchema),
})

/** The stored deliveries; must match the type in leads/types.ts. */
export const deliveriesSchema = z.array(
  z.object({
    channel: z.enum(['receipt', 'sms', 'notice', 'adf', 'webhook', 'reply']),
    key: z.string(),
    to: z.string(),
    destination: orUndefined(z.string()),
    state: z.enum(['pending', 'sent', 'failed']),
    attempts: z.number(),
    next_at: z.string(),
    sent_at: orUndefined(z.string()),
    error: orUndefined(z.string()),
    queued_at: orUndefined(z.string()),
    update: orUndefined(z.literal(true)),
    reply: orUndefined(reply),
  }),
)
