// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { dropHold, keepHold, ownHold, parseHold } from '@/components/reservations/ownHold/store'

beforeEach(() => localStorage.clear())

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

test('V19 holds of several cars stay beside each other, and what is no hold is not kept', () => {
  const until = Date.now() + 60_000
  keepHold({ ...hold, until })
  keepHold({ ...hold, slug: 'b', until, waits: true })
  keepHold({ ...hold, slug: 'c', href: 'https://evil.example', until })
  keepHold(undefined)
  keepHold({ ...hold, until: until + 1 })
  expect([ownHold('a')?.until, ownHold('b')?.waits, ownHold('c')]).toEqual([until + 1, true, null])
  dropHold('a')
  expect([ownHold('a'), ownHold('b')?.slug]).toEqual([null, 'b'])
})
