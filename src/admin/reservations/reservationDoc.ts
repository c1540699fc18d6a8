import { z } from 'zod'
import { MONEY, STATES } from '@/features/reservations/hold.rules'
import { dealLinesSchema, eventsSchema, storedLocationSchema } from '@/features/reservations/jsonShapes.rules'

export const reservationDoc = z.object({
  id: z.string(),
  tenant: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]),
  reservation_id: z.string(),
  state: z.enum(STATES),
  money: z.enum(MONEY),
  amount: z.number(),
  held_until: z.number(),
  hold_hours: z.number(),
  location_id: z.string().nullish(),
  place: storedLocationSchema,
  deal: dealLinesSchema.nullish().transform((lines) => lines ?? []),
  events: eventsSchema.nullish().transform((events) => events ?? []),
})
export type ReservationDoc = z.output<typeof reservationDoc>
