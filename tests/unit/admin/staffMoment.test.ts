import { expect, it } from 'vitest'
import { staffMomentBeside } from '@/admin/staffMoment'

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
