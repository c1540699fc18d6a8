import { z } from 'zod'
import type { Row } from '@/db/tableTypes'
import { outboxShape } from '@/reservations/outbox'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

const row = z.object({
  ...outboxShape,
  state: z.enum(['waiting', 'told', 'left']),
  car_id: z.string(),
  car_name: text,
  car_slug: text,
  email: z.string(),
  turn_until: z.number().nullish(),
  createdAt: z.string(),
})
export type Waiting = z.output<typeof row>
export const readWaiting = (stored: Row): Waiting => row.parse(stored)
