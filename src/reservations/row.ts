import { z } from 'zod'
import type { Row } from '@/db/tableTypes'
import { MONEY, STATES } from '@/domain/reserve/hold'
import { dealLinesSchema, eventsSchema, leadValuesSchema, placeSchema } from '@/domain/reserve/jsonShapes'
import { WAYS_TO_SEE } from '@/domain/reserve/reserveSchema'
import { outboxShape } from './outbox'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const maybe = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? null)
const count = z
  .number()
  .nullish()
  .transform((value) => value ?? 0)

const row = z.object({
  ...outboxShape,
  reservation_id: z.string(),
  state: z.enum(STATES),
  money: z.enum(MONEY),
  car_id: z.string(),
  car_name: text,
  car_slug: text,
  stocknum: text,
  price: count,
  hold_open: maybe(z.boolean()),
  hold_hours: count,
  name: text,
  email: text,
  phone: text,
  see: maybe(z.enum(WAYS_TO_SEE)),
  deal_id: text,
  deal: dealLinesSchema.nullish().transform((lines) => lines ?? []),
  place: placeSchema,
  amount: count,
  provider: text,
  provider_id: text,
  payment_ref: text,
  pay_url: text,
  held_until: count,
  paid_at: maybe(z.number()),
  refund_id: text,
  refund_attempts: count,
  refund_since: maybe(z.number()),
  refund_next_at: maybe(z.number()),
  lead_id: text,
  lead: maybe(leadValuesSchema),
  lead_next_at: maybe(z.number()),
  body_hash: text,
  events: eventsSchema.nullish().transform((events) => events ?? []),
})
export type Reservation = z.output<typeof row>

/** @throws ZodError for an invalid row, which only a bug can cause */
export const readReservation = (stored: Row): Reservation => row.parse(stored)
