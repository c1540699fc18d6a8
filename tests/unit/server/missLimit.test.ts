import { expect, it } from 'vitest'
import { createMissLimit } from '@/server/limits'

it('counts renders by network and minute', () => {
  const limit = createMissLimit(2)
  const ask = (address: string, now: number) => limit.count(address, now)
  expect([ask('10.0.0.1', 0), ask('10.0.0.1', 0), ask('10.0.0.1', 15_000), ask('10.0.0.1', 59_999)]).toEqual([
    0, 0, 45, 1,
  ])
  expect([ask('10.0.0.2', 15_000), ask('10.0.0.1', 60_000)]).toEqual([0, 0])
  // A household changes its IPv6 address at will, within its own network.
  expect([ask('2001:db8:1:2::1', 0), ask('2001:db8:1:2::2', 0), ask('2001:db8:1:2::3', 0)]).toEqual([
    0, 0, 60,
  ])
  expect(ask('2001:db8:1:3::1', 0)).toBe(0)
})
