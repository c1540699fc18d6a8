import { expect, test } from 'vitest'
import type { Hold } from '@/core/car/rows/holdRows'
import { turnOf } from '@/features/reservations/line/call'
import type { Waiting } from '@/features/reservations/line/row'

const NOW = 10_000_000
const waiting = (id: string, more: Partial<Waiting> = {}): Waiting => ({
  id,
  tenant: 't',
  state: 'waiting',
  car_id: 'c',
  car_name: 'A car',
  car_slug: 'a-car',
  name: 'Ann Park',
  email: `${id}@shopper.example`,
  turn_until: null,
  createdAt: '2026-11-22T00:00:00.000Z',
  mails: [],
  due_at: 0,
  version: 0,
  ...more,
})
const hold = (more: Partial<Hold> = {}): Hold => ({
  id: 'c',
  tenant: 't',
  slug: 'a-car',
  status: 'in_stock',
  reserved: null,
  hold_state: 'free',
  hold_by: null,
  hold_until: null,
  hold_seq: 1,
  ...more,
})
const [first, second] = [waiting('one'), waiting('two')]
const reported = waiting('zero', { state: 'told', turn_until: NOW + 5000 })

test.each<[string, Waiting, Waiting[], Hold | null, object]>([
  ['is told when the car is free', first, [first, second], hold(), { state: 'told', due_at: NOW }],
  [
    'is told when the hold has run out',
    first,
    [first],
    hold({ hold_state: 'held', hold_until: NOW / 1000 }),
    { state: 'told' },
  ],
  [
    'waits while the car is held',
    first,
    [first],
    hold({ hold_state: 'held', hold_until: NOW / 1000 + 30 }),
    { due_at: NOW + 30_000 },
  ],
  [
    'looks again within a minute',
    first,
    [first],
    hold({ hold_state: 'held', hold_until: NOW }),
    { due_at: NOW + 60_000 },
  ],
  [
    'waits while the dealer has set the car aside',
    first,
    [first],
    hold({ reserved: true }),
    { due_at: NOW + 60_000 },
  ],
  [
    'waits while the car is held without an end',
    first,
    [first],
    hold({ hold_state: 'held' }),
    { due_at: NOW + 60_000 },
  ],
  ['waits for those before', second, [first, second], hold(), { due_at: NOW + 60_000 }],
  ['waits for the turn of the one before', first, [reported, first], hold(), { due_at: NOW + 5000 }],
  ['leaves when the car is sold', first, [first], hold({ status: 'sold' }), { state: 'left' }],
  ['leaves when the car is gone', first, [first], null, { state: 'left' }],
])('who waits %s', (_, row, line, car, expected) => {
  const turn = turnOf(row, line, car, NOW)
  expect(turn).toMatchObject(expected)
  expect('mails' in turn).toBe('state' in expected && expected.state === 'told')
})
