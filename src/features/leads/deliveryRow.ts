import { z } from 'zod'
import { orUndefined } from '@/core/dealer/rowShapes'
import type { Row } from '@/db/tableTypes'
import { offeredCarSchema } from './offeredCar.rules'

const optional = <T extends z.ZodType>(schema: T) => orUndefined(schema).optional()

const replySchema = z.object({
  text: z.string(),
  name: z.string(),
  email: z.string(),
  car: optional(offeredCarSchema),
  /** How many photos are at it in the conversation. */
  photos: optional(z.number()),
})
export type Reply = z.output<typeof replySchema>

/** A message that a lead owes. `key` is stable over retries, so that receivers can drop duplicates. */
export const deliverySchema = z.object({
  channel: z.enum(['receipt', 'sms', 'notice', 'adf', 'webhook', 'reply']),
  key: z.string(),
  /** An address; of a webhook its name. */
  to: z.string(),
  /** Id of the lead destination that it is for. */
  destination: optional(z.string()),
  state: z.enum(['pending', 'sent', 'failed']),
  attempts: z.number(),
  next_at: z.string(),
  sent_at: optional(z.string()),
  error: optional(z.string()),
  /** ISO time since which it is due; by default the lead's own. */
  queued_at: optional(z.string()),
  /** Announced to webhooks as an update of a lead that they know. */
  update: optional(z.literal(true)),
  /** To follow the lead up; it goes to whoever has it then. */
  remind: optional(z.literal(true)),
  reply: optional(replySchema),
})
export type Delivery = z.output<typeof deliverySchema>
export const deliveriesSchema = z.array(deliverySchema)

function overallState(deliveries: readonly Delivery[]): Delivery['state'] | 'none' {
  if (deliveries.some(({ state }) => state === 'pending')) return 'pending'
  if (deliveries.some(({ state }) => state === 'failed')) return 'failed'
  return deliveries.length ? 'sent' : 'none'
}

/** What the lead's row stores of them. */
export function deliveryColumns(deliveries: readonly Delivery[]): Row {
  const open = deliveries.filter(({ state }) => state === 'pending')
  const next = Math.min(...open.map(({ next_at }) => Date.parse(next_at)))
  return {
    ...{ deliveries, delivery_state: overallState(deliveries) },
    ...(open.length ? { delivery_next_at: next } : {}),
  }
}
