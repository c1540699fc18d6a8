import { expect, it } from 'vitest'
import { nextPull, passwordOf, retryAt } from '@/features/stock/files/addresses.rules'

const at = (text: string) => Date.parse(text)

it('a file of every night comes after three by the dealer’s clock, each at a minute of its own', () => {
  const now = at('2026-11-28T10:00:00Z')
  const [one, other] = ['a1', 'b7'].map((id) => new Date(nextPull('night', id, 'Australia/Perth', now)))
  expect(one?.toISOString()).toMatch(/^2026-11-28T19:\d\d:00/)
  expect(one?.getTime()).not.toBe(other?.getTime())
  const late = nextPull('night', 'a1', 'Australia/Perth', at('2026-11-28T20:30:00Z'))
  expect(new Date(late).toISOString()).toMatch(/^2026-11-29T19:/)
  expect(nextPull('hour', 'a1', 'Australia/Perth', now)).toBe(now + 3_600_000)
})

it.each([
  [1, 5],
  [2, 10],
  [3, 20],
  [9, 60],
])('after failure %i it is tried again in %i minutes', (failures, minutes) => {
  expect(retryAt(failures, 60 * 60_000, 0)).toBe(minutes * 60_000)
})

it('a password is for its host alone', () => {
  expect(passwordOf('https://a.example/x?y')).toBe(passwordOf('https://a.example/z'))
  expect(passwordOf('https://a.example/x')).not.toBe(passwordOf('https://b.example/x'))
})
