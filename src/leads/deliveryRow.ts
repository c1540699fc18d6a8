import { z } from 'zod'

const reply = z.object({ text: z.string(), name: z.string(), email: z.string() })

/** The stored deliveries; must match the type in leads/types.ts. */
export const deliveriesSchema = z.array(
  z.object({
    channel: z.enum(['receipt', 'sms', 'notice', 'adf', 'webhook', 'reply']),
    key: z.string(),
    to: z.string(),
    destination: z.string().optional(),
    state: z.enum(['pending', 'sent', 'failed']),
    attempts: z.number(),
    next_at: z.string(),
    sent_at: z.string().optional(),
    error: z.string().optional(),
    queued_at: z.string().optional(),
    reply: reply.optional(),
  }),
)
