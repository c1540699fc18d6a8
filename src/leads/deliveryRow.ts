import { z } from 'zod'

/** MongoDB stores what is undefined as null. */
const left = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? undefined)
const reply = z.object({ text: z.string(), name: z.string(), email: z.string() })

/** The stored deliveries; must match the type in leads/types.ts. */
export const deliveriesSchema = z.array(
  z.object({
    channel: z.enum(['receipt', 'sms', 'notice', 'adf', 'webhook', 'reply']),
    key: z.string(),
    to: z.string(),
    destination: left(z.string()),
    state: z.enum(['pending', 'sent', 'failed']),
    attempts: z.number(),
    next_at: z.string(),
    sent_at: left(z.string()),
    error: left(z.string()),
    queued_at: left(z.string()),
    update: left(z.literal(true)),
    reply: left(reply),
  }),
)
