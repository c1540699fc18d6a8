import { z } from 'zod'
import { textOrNull } from '@/core/dealer/rowShapes'
import { owned, type OwnKind, type Proved } from '@/core/person/read/ownRows'
import type { Clause } from '@/db/tableTypes'
import { answersSchema } from '@/features/reservations/deals/answers.rules'
import { handlingLocationSchema } from './jsonShapes.rules'

const reservationRow = z.object({
  reservation_id: z.string(),
  state: z.string(),
  car_name: textOrNull,
  car_slug: textOrNull,
  amount: z.number().nullish(),
  held_until: z.number().nullish(),
  place: handlingLocationSchema.nullish(),
  pay_url: textOrNull,
  lead_id: textOrNull,
  deal_id: textOrNull,
  createdAt: z.coerce.date(),
})

export const OWN_RESERVATIONS = owned('reservations', reservationRow)

const dealRow = z.object({
  tenant: z.string(),
  deal_id: z.string(),
  car_name: textOrNull,
  car_slug: textOrNull,
  answers: answersSchema.nullish(),
  expires_at: z.number(),
})

export const OWN_DEALS: OwnKind<typeof dealRow> = {
  ...{ slug: 'deals', shape: dealRow, sort: 'expires_at' },
  where: ({ id }, now) => [
    ['shopper_id', '=', id],
    ['reservation_id', '=', ''],
    ['expires_at', '>', now],
  ],
}

const paymentRow = z.object({
  payment_id: z.string(),
  state: z.string(),
  reference: z.string(),
  cents: z.number(),
  currency: textOrNull,
  paid_at: z.number().nullish(),
  createdAt: z.coerce.date(),
})
const placeRow = z.object({ state: z.string(), car_name: textOrNull, createdAt: z.coerce.date() })

const byEmail = <Shape extends z.ZodObject>(slug: string, shape: Shape) => ({
  ...{ slug, shape },
  where: ({ email }: Proved): Clause[] | null => (email ? [['email', '=', email]] : null),
})
export const OWN_PAYMENTS = byEmail('payments', paymentRow)
export const OWN_PLACES = byEmail('waiting-shoppers', placeRow)
