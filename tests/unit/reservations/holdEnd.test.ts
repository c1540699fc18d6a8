import { DateTime } from 'luxon'
import { expect, it } from 'vitest'
import type { Clock } from '@/core/place/hours/openMinutes'
import { endingNotice, holdEnd } from '@/features/reservations/holdEnd.rules'
import { wasSoldAway } from '@/features/reservations/hold.rules'

const ZONE = 'Australia/Melbourne'
const at = (text: string): number => DateTime.fromISO(text, { zone: ZONE }).toMillis()
const entry = (weekday: number, open: string | null, close: string | null, date: string | null = null) => ({
  weekday,
  status: open ? ('Open' as const) : ('Closed' as const),
  open,
  close,
  date,
  department: 'sales' as const,
})
const clock = (exceptions: ReturnType<typeof entry>[] = []): Clock => ({
  zone: ZONE,
  department: 'sales',
  entries: [
    entry(0, null, null),
    ...[1, 2, 3, 4, 5].map((weekday) => entry(weekday, '08:30', '17:30')),
    entry(6, '09:00', '16:00'),
    ...exceptions,
  ],
})

it.each([
  ['a weekday at noon, to the hour', '2026-11-23T12:00', '2026-11-25T12:00', []],
  ['a Saturday morning, past the opening of Monday', '2026-11-28T08:00', '2026-11-30T10:30', []],
  ['a Saturday just after the opening of Monday', '2026-11-28T09:15', '2026-11-30T10:30', []],
  ['a Saturday noon, to the hour', '2026-11-28T12:00', '2026-11-30T12:00', []],
  ['a Thursday night, on Saturday', '2026-11-26T22:00', '2026-11-30T10:30', []],
  [
    'a Saturday before a holiday',
    '2026-11-28T08:00',
    '2026-12-01T10:30',
    [entry(1, null, null, '2026-11-30')],
  ],
])('P2 48 hours of %s', (_, from, until, exceptions) =>
  expect(
    DateTime.fromMillis(holdEnd(at(from), 48, clock(exceptions)), { zone: ZONE }).toFormat(
      "yyyy-MM-dd'T'HH:mm",
    ),
  ).toBe(until),
)

it('P2 counts plain hours without opening hours, and through a closure of weeks', () => {
  const from = at('2026-11-28T08:00')
  expect(holdEnd(from, 48, null)).toBe(from + 48 * 3_600_000)
  const shut = Array.from({ length: 30 }, (_, day) =>
    entry(0, null, null, DateTime.fromISO('2026-11-29').plus({ days: day }).toFormat('yyyy-MM-dd')),
  )
  expect(holdEnd(from, 48, clock(shut))).toBe(from + 48 * 3_600_000)
})

it('P2 gives notice four hours before the end, and none for a hold of hours', () => {
  expect(endingNotice(at('2026-11-25T12:00'), at('2026-11-23T12:00'))).toBe(at('2026-11-25T08:00'))
  expect(endingNotice(at('2026-11-23T18:00'), at('2026-11-23T12:00'))).toBeNull()
})

const reported = (...events: [what: string, by: string][]) => events.map(([what, by]) => ({ what, by }))
it.each([
  ['released by staff after it was sold', reported(['gone', 'clock'], ['cancel', 'Anna']), true],
  ['given up by the shopper', reported(['gone', 'clock'], ['cancel', 'shopper']), false],
  ['released while it stood there', reported(['cancel', 'Anna']), false],
])('P2 the reason of an end: %s', (_, events, sold) =>
  expect(wasSoldAway({ state: 'cancelled', events })).toBe(sold),
)
