import { expect, it } from 'vitest'
import { isRepeat } from '@/domain/reserve/repeat'

const MINUTE = 60_000

// faults: L14 P2
it.each([
  ['at once', false, 0, true],
  ['within a quarter of an hour', false, 14, true],
  ['later', false, 15, false],
  ['later, with its key', true, 600, true],
])('the same details %s', (_, hasKey, minutes, expected) =>
  expect(isRepeat(hasKey, 1000, 1000 + minutes * MINUTE)).toBe(expected),
)
