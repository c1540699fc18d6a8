import { z } from 'zod'
import { countOrZero, textOrEmpty } from '@/core/dealer/rowShapes'
import { owesMail } from '@/core/letter/owedMails'
import { type OwedMail, owedMailSchema } from './jsonShapes.rules'
import { readSound } from '@/lib/soundParts'
import { KINDS } from '@/core/dealer/links/bookingPages'
import { NEVER } from '@/lib/never'
import { DAY_MS, HOUR_MS } from '@/lib/time'

const row = z.object({
  id: z.string(),
  tenant: z.string(),
  reference: z.string(),
  kind: z.enum(KINDS),
  state: z.enum(['booked', 'cancelled', 'done', 'no_show']),
  start: z.string(),
  minutes: z.number(),
  timezone: z.string(),
  location_id: z.string(),
  car_id: z.string().nullish(),
  car_name: textOrEmpty,
  lead_id: textOrEmpty,
  name: textOrEmpty,
  email: textOrEmpty,
  phone: textOrEmpty,
  request_hash: textOrEmpty,
  salt: z.string(),
  seat: countOrZero,
  sequence: countOrZero,
  mail: owedMailSchema.nullish(),
  createdAt: z.coerce.date().nullish(),
  mail_attempts: countOrZero,
})
export type Booking = z.output<typeof row>

/** @throws ZodError for an invalid row, which only a bug can cause */
export const readBooking = (stored: unknown): Booking => row.parse(stored)
/** For what is shown: a row at fault is read as far as it goes. */
export const shownBooking = (stored: unknown): Booking | null => readSound('bookings', row, stored)
export const BOOKING_FIELDS: readonly string[] = Object.keys(row.shape)

/** A newer mail replaces the one before, and ends the lease of whoever sends that. */
export const owes = (kind: OwedMail['kind'], to: OwedMail['to'], now: Date, by?: string) => ({
  ...owesMail<OwedMail>({ kind, to, at: now.getTime(), ...(by && { by }) }),
  lease_until: 0,
})

/** Somebody who books less than this before the reminder needs none: the confirmation is recent enough. */
const FRESH_MS = 2 * HOUR_MS

export const remindAt = (start: Date, now: Date): number => {
  const at = start.getTime() - DAY_MS
  return at < now.getTime() + FRESH_MS ? NEVER : at
}
