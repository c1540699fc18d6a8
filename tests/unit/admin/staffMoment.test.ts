import { expect, it } from 'vitest'
import { listMoment, staffMomentBeside } from '@/admin/staffMoment'

const SUMMER = '2026-12-01T00:00:00.000Z'
const WINTER = '2026-07-01T00:00:00.000Z'

it.each([
  [SUMMER, 'Australia/Sydney', 'Australia/Sydney', '1 Dec 2026, 11:00 am'],
  [SUMMER, 'Australia/Melbourne', 'Australia/Sydney', '1 Dec 2026, 11:00 am'],
  [SUMMER, 'Australia/Brisbane', 'Australia/Sydney', '1 Dec 2026, 10:00 am (Brisbane time)'],
  [WINTER, 'Australia/Brisbane', 'Australia/Sydney', '1 July 2026, 10:00 am'],
])(
  'B1 names a zone whose clock is not that of the screen: %s in %s beside %s',
  (at, zone, screens, words) => {
    expect(staffMomentBeside(at, zone, screens)).toBe(words)
  },
)

const NOW = new Date('2026-11-29T22:44:00.000Z')
it.each([
  ['this day by the dealer’s clock', '2026-11-29T22:40:00.000Z', 'Australia/Brisbane', 'today 8:40 am'],
  [
    'the evening before, which is still the same day of UTC',
    '2026-11-29T13:59:00.000Z',
    'Australia/Brisbane',
    'Sun 29 Nov',
  ],
  ['the same moment further west', '2026-11-29T22:40:00.000Z', 'Australia/Perth', 'today 6:40 am'],
  ['a day of this year', '2026-02-03T01:00:00.000Z', 'Australia/Brisbane', 'Tue 3 Feb'],
  ['a day of another year', '2025-02-03T01:00:00.000Z', 'Australia/Brisbane', 'Mon 3 Feb 2025'],
  ['milliseconds', Date.UTC(2026, 10, 27, 0, 0), 'Pacific/Auckland', 'Fri 27 Nov'],
])('a list shows %s', (_what, at, zone, words) => {
  expect(listMoment(at, zone, NOW)).toBe(words)
})
