import { describe, expect, it } from 'vitest'
import type { CarBefore } from '@/core/car/rows/carRows'
import { DAY_S } from '@/lib/time'
import { holdReason, type FeedCounts } from '@/features/stock/feedGuard'
import { UNCLAIMED } from '@/core/car/owners/sources'
import { decide } from '@/features/stock/decide'
import { dangerOf, withWaits } from '@/features/stock/feedWaits'
import type { ItemResult } from '@/features/stock/results'
import { readItem } from '@/features/stock/validate'

const QUIET: FeedCounts = {
  received: 90,
  expected: null,
  refused: 0,
  named: 90,
  active: 100,
  missing: 0,
  gone: 0,
  priced: 100,
  moved: 0,
  before: { withdrawn: 0, moved: 0 },
}

describe('G5 B11 when a full feed is held', () => {
  it.each<[Partial<FeedCounts>, string | null]>([
    [{ missing: 10 }, null],
    [{ missing: 20 }, null],
    [{ missing: 21 }, '21 of 100 cars would be withdrawn'],
    [{ active: 15, missing: 10 }, null],
    [{ active: 15, missing: 11 }, '11 of 15 cars would be withdrawn'],
    [{ received: 0, expected: 0 }, 'the feed is empty'],
    [{ expected: 90, refused: 45, named: 45 }, null],
    [{ expected: 90, refused: 46 }, '46 of 90 cars were refused'],
    [{ expected: 91 }, '91 cars were announced and 90 came'],
    [{ gone: 20 }, null],
    [{ missing: 5, gone: 16 }, '21 of 100 cars would leave the site, 16 of them as sold or withdrawn'],
    [{ named: 46 }, null],
    [{ named: 45 }, '90 cars came, but only 45 of them are different'],
    [{ received: 10, named: 1 }, null],
    [{ moved: 20 }, null],
    [{ moved: 21 }, '21 of 100 prices move by more than half'],
    [{ priced: 50, moved: 11 }, '11 of 50 prices move by more than half'],
  ])('%j: %j', (feed, reason) => {
    expect(holdReason({ ...QUIET, ...feed })).toBe(reason)
  })

  it.each<[Partial<FeedCounts>, string | null]>([
    [{ active: 85, missing: 5, before: { withdrawn: 15, moved: 0 } }, null],
    [
      { active: 85, missing: 6, before: { withdrawn: 15, moved: 0 } },
      '6 of 85 cars would be withdrawn, after 15 within a day',
    ],
    [{ missing: 0, before: { withdrawn: 60, moved: 0 } }, null],
    [
      { moved: 1, before: { withdrawn: 0, moved: 20 } },
      '1 of 100 prices move by more than half, after 20 within a day',
    ],
    [{ moved: 0, before: { withdrawn: 0, moved: 60 } }, null],
  ])('counted over a day, %j: %j', (feed, reason) => {
    expect(holdReason({ ...QUIET, ...feed })).toBe(reason)
  })
})

const NOW = 1_790_000_000
const head = (more: Partial<CarBefore> = {}): CarBefore => ({
  id: 'i',
  stocknum: 'U1',
  slug: 's',
  rev: 1,
  content_hash: null,
  source_version: null,
  status: 'in_stock',
  overrides: null,
  created_at: 1,
  sold_date_timestamp: null,
  picture_done: null,
  price: 40_000,
  price_history: null,
  sources: null,
  ...more,
})

const facts = { make: 'Kia', model: 'Rio', year: 2020, car_type: 'used' }

/** What a feed makes of it. */
function decided(before: CarBefore, states: Record<string, unknown>) {
  const read = readItem({ ...facts, stocknum: 'U1', ...states }, 0, { mode: 'batch', dealership: 'city' })
  if (!read.ok) throw new Error('the sample is no valid car')
  const row = { ...facts, ...before, name: '2020 Kia Rio' }
  const stored = { row, derive: () => ({}) }
  const speaker = { source: UNCLAIMED, now: NOW * 1000, guardsPrices: true, feed: 'f1' }
  const decision = decide(read, before, stored, speaker)
  if (decision.kind !== 'write') throw new Error(`it is ${decision.kind}`)
  return decision.outcome
}

describe('B11 prices of a feed that wait for a person', () => {
  it.each<[string, Partial<CarBefore>, unknown, boolean]>([
    ['exactly half', {}, 20_000, false],
    ['less than half', {}, 19_999, true],
    ['half as much again', {}, 60_000, false],
    ['more than that', {}, 60_001, true],
    ['as text', {}, '$400', true],
    ['the same', {}, 40_000, false],
    ['no price', {}, null, true],
    ['a price of zero', {}, 0, true],
    ['a price that cannot be read', {}, 'soon', false],
    ['a car without a price', { price: null }, 400, false],
    ['a car that is sold', { status: 'sold' }, 400, false],
    ['a price that staff set', { overrides: { price: 40_000 } }, 400, false],
    [
      'the second step within a day',
      {
        price_history: [
          { price: 70_000, at: 1 },
          { price: 40_000, at: NOW - 60 },
        ],
      },
      34_999,
      true,
    ],
    [
      'a step of the day before',
      {
        price_history: [
          { price: 70_000, at: 1 },
          { price: 40_000, at: NOW - DAY_S },
        ],
      },
      34_999,
      false,
    ],
  ])('%s', (_, more, price, waits) => {
    const before = head({ content_hash: 'x', ...more })
    const { values, price_waits: wait } = decided(before, { price, colour: 'Red' })
    expect(values.colour).toBe('Red')
    expect(wait).toEqual(
      waits
        ? {
            from: 40_000,
            to: price === '$400' ? 400 : price || null,
            source: UNCLAIMED,
            feed: 'f1',
            at: NOW * 1000,
          }
        : null,
    )
    if (waits) expect(values.price).toBe(40_000)
  })

  it('what a chunk says of a car replaces what an earlier one said', () => {
    const [first, second] = [
      { from: 4, to: 1 },
      { from: 9, to: 1 },
    ]
    const message = (stocknum: string, danger?: ItemResult['danger']): ItemResult => ({
      ...{ index: 0, stocknum, result: 'updated', errors: [] },
      ...(danger ? { danger } : {}),
    })
    const before = {
      prices: { U1: first, U2: first },
      gone: { U1: 'sold', U2: 'sold' } as const,
      brought: { U1: 'Rio' },
    }
    const after = withWaits(before, [
      message('U1'),
      message('U3', { price: second, gone: 'withdrawn', comes: 'Cerato' }),
    ])
    expect(after).toEqual({
      prices: { U2: first, U3: second },
      gone: { U2: 'sold', U3: 'withdrawn' },
      brought: { U3: 'Cerato' },
    })
  })

  it.each<[string, Partial<CarBefore>, Record<string, unknown>, string | undefined]>([
    ['sold', {}, { status: 'sold' }, 'sold'],
    ['withdrawn', { status: 'coming_soon' }, { status: 'withdrawn' }, 'withdrawn'],
    ['on show', {}, { status: 'coming_soon' }, undefined],
    ['sold before', { status: 'sold' }, { status: 'sold' }, undefined],
    ['set by staff', { overrides: { status: 'in_stock' } }, { status: 'sold' }, undefined],
  ])('a car that is %s', (_, more, states, as) => {
    const before = head(more)
    const row = { ...before, name: '2020 Kia Rio', status: 'in_stock', ...states, ...more.overrides }
    expect(dangerOf(row, before)?.gone).toBe(as)
  })
})
