import { z } from 'zod'
import { countOrZero, orNull, textOrEmpty, textOrNull } from '@/core/dealer/rowShapes'
import type { Row } from '@/db/tableTypes'
import { MONEY, STATES } from './hold.rules'
import {
  agreedSchema,
  dealLinesSchema,
  eventsSchema,
  leadValuesSchema,
  keptLocationSchema,
} from './jsonShapes.rules'
import { readSound } from '@/lib/soundParts'
import { WAYS_TO_SEE } from './reserveSchema.rules'
import { outboxShape } from './outbox'

const row = z.object({
  ...outboxShape,
  reservation_id: z.string(),
  state: z.enum(STATES),
  money: z.enum(MONEY),
  car_id: z.string(),
  location_id: textOrNull,
  car_name: textOrEmpty,
  car_slug: textOrEmpty,
  stocknum: textOrEmpty,
  price: countOrZero,
  hold_open: orNull(z.boolean()),
  hold_hours: countOrZero,
  name: textOrEmpty,
  email: textOrEmpty,
  phone: textOrEmpty,
  see: orNull(z.enum(WAYS_TO_SEE)),
  deal_id: textOrEmpty,
  deal: dealLinesSchema.nullish().transform((lines) => lines ?? []),
  place: keptLocationSchema,
  amount: countOrZero,
  provider: textOrEmpty,
  provider_id: textOrEmpty,
  payment_ref: textOrEmpty,
  pay_url: textOrEmpty,
  held_until: countOrZero,
  paid_at: orNull(z.number()),
  refund_id: textOrEmpty,
  refund_attempts: countOrZero,
  refund_since: orNull(z.number()),
  refund_next_at: orNull(z.number()),
  consent: agreedSchema.nullish().catch(null),
  lead_id: textOrEmpty,
  lead: orNull(leadValuesSchema),
  lead_next_at: orNull(z.number()),
  body_hash: textOrEmpty,
  events: eventsSchema.nullish().transform((events) => events ?? []),
})
export type Reservation = z.output<typeof row>

/** @throws ZodError for an invalid row, which only a bug can cause */
export const readReservation = (stored: Row): Reservation => row.parse(stored)
/** For what is shown or counted: a row at fault is read as far as it goes. */
export const shownReservation = (stored: Row): Reservation | null => readSound('reservations', row, stored)
