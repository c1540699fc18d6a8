import { z } from 'zod'
import { countOrZero, orNull, textOrEmpty, textOrNull } from '@/core/dealer/rowShapes'
import type { Site } from '@/core/dealer/views'
import { table } from '@/db/table'
import type { Clause, Row } from '@/db/tableTypes'
import { MONEY, STATES } from './hold.rules'
import {
  agreedSchema,
  dealLinesSchema,
  eventsSchema,
  leadValuesSchema,
  storedLocationSchema,
} from './jsonShapes.rules'
import { readSound } from '@/lib/soundParts'
import { WAYS_TO_SEE } from './reserveSchema.rules'
import { owingShape } from './owing'
import { isLinkKey } from './reference'

const row = z.object({
  ...owingShape,
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
  trade_in: orNull(z.boolean()),
  postcode: textOrEmpty,
  deal_id: textOrEmpty,
  deal: dealLinesSchema.nullish().transform((lines) => lines ?? []),
  place: storedLocationSchema,
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

async function one(where: readonly Clause[]): Promise<Reservation | null> {
  const [row] = await (await table('reservations')).find(where, { limit: 1 })
  return row ? shownReservation(row) : null
}

export const findReservation = (tenant: string, reservation_id: string): Promise<Reservation | null> =>
  one([
    ['tenant', '=', tenant],
    ['reservation_id', '=', reservation_id],
  ])

/** What the same key made before; a try during which the provider was unavailable does not count. */
export async function findByDedupeKey(tenant: string, key: string): Promise<Reservation | null> {
  const where: Clause[] = [
    ['tenant', '=', tenant],
    ['dedupe_key', '=', key],
  ]
  const rows = await (await table('reservations')).find(where, { sort: [['createdAt', 'desc']], limit: 5 })
  const found = rows.flatMap((row) => shownReservation(row) ?? [])
  return found.find(({ state, pay_url }) => state !== 'cancelled' || pay_url !== '') ?? null
}

/** By the shopper's own link. Null alike for an unknown reference and a wrong key. */
export const findByLink = async (site: Site, reference: string, key: string): Promise<Reservation | null> =>
  isLinkKey(site.tenant.id, reference, key) ? findReservation(site.tenant.id, reference) : null
