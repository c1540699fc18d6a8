import type { BookingQuery } from '@/core/dealer/links/bookingPages'

export type Query = Record<string, string | string[] | undefined>

const one = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' && value ? value.slice(0, 200) : undefined

export const requestedOf = (query: Query): BookingQuery => ({
  car: one(query.car) ?? one(query.car_id),
  location: one(query.location),
  date: one(query.date),
})
