import { randomUUID } from 'node:crypto'
import type { BookingInput } from './bookingSchema.rules'
import type { BookingKind } from '@/core/dealer/links/bookingPages'
import { hashOf } from '@/lib/secrets'

/** Unique per location: two writers of one seat cannot both be stored. */
export const slotKey = (kind: BookingKind, start: Date, seat: number): string =>
  `${kind}:${start.toISOString()}:${seat}`

/** Unique everywhere: a car is in one place at a time. */
export const carKey = (carId: string | null | undefined, start: Date): string =>
  carId ? `${carId}:${start.toISOString()}` : `none:${randomUUID()}`

export const freedKeys = (id: string) => ({
  slot_key: `free:${id}`,
  car_key: `free:${id}`,
  request_key: `free:${id}`,
})

const contentOf = (kind: BookingKind, { start, ...input }: BookingInput): string =>
  hashOf(JSON.stringify([kind, new Date(start).toISOString(), Object.entries(input).sort()]))

/** The form's own key (a retry), else the content: the same person, car and time is the same booking. */
export const requestKeys = (kind: BookingKind, input: BookingInput, idempotencyKey: string | null) => {
  const request_hash = contentOf(kind, input)
  return { request_key: hashOf(idempotencyKey ? `key:${idempotencyKey}` : request_hash), request_hash }
}
