import { expect, it } from 'vitest'
import { afterQuiet } from '@/core/place/quietHours'

const BRISBANE = 'Australia/Brisbane'
const SYDNEY = 'Australia/Sydney'

it.each<[string, string, string, string, string, string]>([
  ['in the evening', '2026-11-20T10:00Z', '19:00', '07:00', BRISBANE, '2026-11-20T21:00Z'],
  ['after midnight', '2026-11-20T16:00Z', '19:00', '07:00', BRISBANE, '2026-11-20T21:00Z'],
  ['from the first minute', '2026-11-20T09:00Z', '19:00', '07:00', BRISBANE, '2026-11-20T21:00Z'],
  ['at their end', '2026-11-20T21:00Z', '19:00', '07:00', BRISBANE, '2026-11-20T21:00Z'],
  ['by day', '2026-11-20T03:00Z', '19:00', '07:00', BRISBANE, '2026-11-20T03:00Z'],
  ['in quiet hours of the day', '2026-11-20T03:00Z', '12:00', '14:00', BRISBANE, '2026-11-20T04:00Z'],
  // 19:00 in Sydney is 18:00 in Brisbane.
  ['in the evening of another zone', '2026-11-20T08:00Z', '19:00', '07:00', SYDNEY, '2026-11-20T20:00Z'],
  // The clock goes forward at 2 am on 4 October: the night is an hour shorter.
  ['over a change of the clock', '2026-10-03T10:00Z', '19:00', '07:00', SYDNEY, '2026-10-03T20:00Z'],
])('B4 a mail %s is due at the end of quiet hours, or at once', (_when, at, from, to, zone, due) => {
  expect(afterQuiet(new Date(at), { from, to, zone })).toEqual(new Date(due))
})
