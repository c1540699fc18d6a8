import { expect, it } from 'vitest'
import { lastDay } from '@/fields/lastDay'

it.each([
  ['2026-12-12', '2026-12-05', false],
  ['2026-12-05', '2026-12-05', true],
  ['2026-12-05', '2026-12-12', true],
  ['2026-12-05', null, true],
  [null, '2026-12-05', true],
  [undefined, undefined, true],
])('C8 an offer from %s to %s is taken: %s', (starts_at, ends_at, taken) => {
  const answer = lastDay('starts_at')(ends_at, { siblingData: { starts_at } })
  expect(answer).toEqual(taken || expect.stringContaining('before the first day'))
})
