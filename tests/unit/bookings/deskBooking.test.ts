import { describe, expect, it } from 'vitest'
import { deskBookingSchema } from '@/admin/bookings/deskBookingSchema'
import { deskTimes } from '@/features/bookings/deskTimes.rules'
import type { Timetable } from '@/core/place/slots'

const WEEK = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  ...{ weekday, status: 'Open' as const, department: 'sales' as const },
  ...{ open: '09:00', close: '12:00' },
}))
const ZONE = 'Australia/Brisbane'
const TABLE: Timetable = {
  kind: 'test_drive',
  rules: { minutes: 60, buffer: 0, at_once: 1, notice_hours: 24, days_ahead: 1 },
  clock: { entries: WEEK, department: 'sales', zone: ZONE },
  blocked: [],
}
const at = (clock: string) => new Date(`2026-11-24T${clock}:00+10:00`)

it('the notice that shoppers give does not bind staff: somebody who stands there drives at the next full time', () => {
  const [today, tomorrow] = deskTimes(TABLE, [], at('09:30'), null)
  expect(today).toMatchObject({ label: 'Tue 24 Nov' })
  expect(today?.times.map(({ label }) => label)).toEqual(['10:00 am', '11:00 am'])
  expect(tomorrow?.times).toHaveLength(3)
})

it('a taken time, and a day without a free one, are not offered', () => {
  const taken = [10, 11].map((hour) => ({
    ...{ start: at(`${hour}:00`).getTime(), minutes: 60, seat: 0, car_id: null },
  }))
  expect(deskTimes(TABLE, taken, at('09:30'), null).map(({ label }) => label)).toEqual(['Wed 25 Nov'])
})

describe('who can be booked for', () => {
  const body = {
    ...{ key: '2c5ea4c0-4067-41f9-8bad-9b1deb4d3b7d', location_id: 'l1', name: 'Ann' },
    start: '2026-11-24T10:00:00+10:00',
  }
  it.each([
    [{ phone: '0412 345 678' }, true],
    [{ email: 'ann@shopper.example' }, true],
    [{ phone: '0412 345 678', email: 'ann@' }, false],
    [{}, false],
    [{ phone: '12' }, false],
    [{ phone: '0412 345 678', name: ' ' }, false],
  ])('%j: %s', (person, ok) => expect(deskBookingSchema.safeParse({ ...body, ...person }).success).toBe(ok))
})
