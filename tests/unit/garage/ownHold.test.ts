import { expect, test } from 'vitest'
import { parseHold } from '@/components/reserve/ownHold/store'

const hold = {
  slug: 'a',
  href: '/reservations/R1?key=k',
  until: 2000,
  untilText: 'Mon 23 Nov, 2:15 pm',
}

test.each<[string, object | null, string, number, boolean]>([
  ['its car, a moment before the end', hold, 'a', 1999, true],
  ['its car, at the end', hold, 'a', 2000, false],
  ['another car', hold, 'b', 1000, false],
  ['an address that is no reservation', { ...hold, href: 'https://evil.example' }, 'a', 1000, false],
  ['words that are missing', { ...hold, untilText: undefined }, 'a', 1000, false],
  ['nothing', null, 'a', 1000, false],
])('V19 an own hold is known of %s', (_, stored, slug, now, known) =>
  expect(parseHold(JSON.stringify(stored), slug, now) !== null).toBe(known),
)
