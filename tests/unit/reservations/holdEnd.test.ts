import { DateTime } from 'luxon'
import { expect, it } from 'vitest'
import type { Clock } from '@/core/place/hours/openMinutes'
import { endingNotice, heldAgain, heldUntil, holdEnd } from '@/features/reservations/holdEnd.rules'
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

const paid = at('2026-11-30T12:00')
const bought = {
  ...{ paid_at: paid, hold_hours: 48, held_until: at('2026-12-04T11:00') },
  events: [
    { at: paid - 60_000, what: 'started', by: 'shopper' },
    { at: paid, what: 'granted', by: 'clock' },
  ],
  deal: [{ title: 'Handover', text: '', handover: { booking: 'b', ends: at('2026-12-04T11:00') } }],
}
const again = { at: at('2026-12-01T12:00'), what: 'extend', by: 'Dana' }
const followed = { at: at('2026-12-01T12:00'), what: 'extend', by: 'clock' }

it.each<[string, number | 'off', string, string, typeof bought.events]>([
  ['until the handover', at('2026-12-04T11:00'), '2026-11-30T12:00', '2026-12-04T11:00', []],
  ['moved later, later', at('2026-12-07T15:00'), '2026-12-01T09:00', '2026-12-07T15:00', []],
  ['moved sooner, sooner', at('2026-12-03T10:00'), '2026-12-01T09:00', '2026-12-03T10:00', []],
  [
    'never for less than the hours that were paid for',
    at('2026-12-01T10:00'),
    '2026-11-30T13:00',
    '2026-12-02T12:00',
    [],
  ],
  ['nor than staff gave again', at('2026-12-01T15:00'), '2026-12-01T12:30', '2026-12-03T12:00', [again]],
  [
    'what the clock did counts as nothing',
    at('2026-12-01T15:00'),
    '2026-12-01T12:30',
    '2026-12-02T12:00',
    [followed],
  ],
  ['not for more than 22 days', at('2027-01-15T10:00'), '2026-12-18T09:00', '2026-12-22T11:59', []],
  ['called off, its hours count from then', 'off', '2026-12-01T10:00', '2026-12-03T10:30', []],
  ['called off late, no longer than before', 'off', '2026-12-03T12:00', '2026-12-04T11:00', []],
])('a car with a handover is held %s', (_, handover, now, until, more) => {
  const row = { ...bought, events: [...bought.events, ...more] }
  expect(
    DateTime.fromMillis(heldUntil(row, handover, clock(), at(now)), { zone: ZONE }).toFormat(
      "yyyy-MM-dd'T'HH:mm",
    ),
  ).toBe(until)
})

it.each([
  ['held', '2026-12-04T11:00', '2026-12-04T11:00'],
  ['held', '2026-12-01T11:00', '2026-12-03T10:30'],
  ['pending', '2026-12-04T11:00', '2026-12-03T10:30'],
] as const)('staff never shorten what is %s until %s', (state, until, end) => {
  const now = at('2026-11-30T22:31')
  expect(heldAgain({ state, hold_hours: 48, held_until: at(until) }, clock(), now)).toBe(at(end))
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
