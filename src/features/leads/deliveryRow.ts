import { z } from 'zod'
import { offeredCarSchema } from './offeredCar.rules'
import { orUndefined } from '@/core/dealer/rowShapes'
import type { Row } from '@/db/tableTypes'
import type { Delivery } from './types'

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
