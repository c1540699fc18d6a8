import { describe, expect, it } from 'vitest'
import { isOtherEnd, keyState, newKeySchema } from '@/features/keys/apiKeys.rules'

const NOW = Date.UTC(2026, 10, 24)
const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString()

describe('how a key stands', () => {
  it.each<[Parameters<typeof keyState>[0], ReturnType<typeof keyState>]>([
    [{}, 'works'],
    [{ expires_at: null, revoked_at: null }, 'works'],
    [{ expires_at: at(25) }, 'works'],
    [{ expires_at: at(24) }, 'ending'],
    [{ expires_at: at(900), revoked_at: at(2) }, 'ending'],
    [{ expires_at: at(-1) }, 'ended'],
    [{ expires_at: at(900), revoked_at: at(0) }, 'ended'],
  ])('%j: %s', (key, state) => {
    expect(keyState(key, NOW)).toBe(state)
  })
})

it.each<[string | null, unknown, boolean]>([
  [at(1), undefined, false],
  [at(1), at(1), false],
  [at(1), '2026-11-24T12:00:00+11:00', false],
  [null, null, false],
  [null, '', false],
  [at(1), null, true],
  [at(1), at(2), true],
  [null, at(2), true],
  [at(1), 'never', true],
])('of a key that ends %s, %s as the end is another one: %s', (end, wanted, is) => {
  expect(isOtherEnd(end, wanted)).toBe(is)
})

describe('what a new key needs', () => {
  const KEY = { tenant: 't', name: 'Supplier', scopes: ['stock:write'], dealerships: [], days: 365 }
  it.each<[object, string | null]>([
    [{}, null],
    [{ days: null }, null],
    [{ tenant: '' }, 'Choose the dealer.'],
    [{ name: ' ' }, 'Say who gets the key.'],
    [{ scopes: [] }, 'Tick what the key may do.'],
  ])('%j: %s', (change, fault) => {
    expect(newKeySchema.safeParse({ ...KEY, ...change }).error?.issues[0]?.message ?? null).toBe(fault)
  })
  it.each([{ days: 0 }, { days: 0.5 }, { scopes: ['leads:write'] }, { dealerships: 'city' }])(
    'never %j',
    (change) => {
      expect(newKeySchema.safeParse({ ...KEY, ...change }).success).toBe(false)
    },
  )
})
