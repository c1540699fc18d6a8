import { expect, it, test } from 'vitest'
import { isRepeat, isSamePerson } from '@/core/person/samePerson'

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

const ann = { name: 'Ann Lee', email: 'ann@x.example', phone: '0412 345 678' }
test.each([
  ['the same', {}, true],
  ['typed otherwise', { name: ' ann  LEE', email: 'Ann@X.example', phone: '+61 412 345 678' }, true],
  ['another name', { name: 'Bo Lee' }, false],
  ['another mailbox', { email: 'bo@x.example' }, false],
  ['another number', { phone: '0412 345 679' }, false],
])('P2 one who holds a car is known by all three details: %s', (_, more, same) =>
  expect(isSamePerson(ann, { ...ann, ...more }, 'AU')).toBe(same),
)
