// product: B2
import { expect, it } from 'vitest'
import { answeringClock } from '@/core/place/hours/answeringClock'

const day = { weekday: 1, status: 'Open', open: '08:00', close: '17:00' } as const
const closed = { ...day, status: 'Closed', date: '2026-12-25' } as const
const place = (location_type: string | null, opening_hours: { department: 'parts' }[] = []) => ({
  location_type,
  timezone: 'Australia/Perth',
  contact_detail: { opening_hours: opening_hours.map((one) => ({ ...day, ...one })) },
})
const sales = { department: 'sales', week: [day], exceptions: [closed] } as const
const service = { department: 'service', week: [day, day, day] } as const

it.each([
  ['its own department, holidays too', place('sales'), [service, sales], ['sales', 2]],
  ['the first that has hours', place('parts'), [service], ['service', 3]],
  ['those of its contact, without tables', place('sales', [{ department: 'parts' }]), [], ['parts', 1]],
  [
    'its tables before those of its contact',
    place('parts', [{ department: 'parts' }]),
    [sales],
    ['sales', 2],
  ],
  ['none', place(null), [], undefined],
] as const)('of a place %s counts', (_, at, tables, expected) => {
  const clock = answeringClock(at, tables)
  expect(clock ? [clock.department, clock.entries.length] : undefined).toEqual(expected)
  expect(clock?.zone ?? 'Australia/Perth').toBe('Australia/Perth')
})
