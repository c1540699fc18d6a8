import { describe, expect, it } from 'vitest'
import { shownRank, shownTag } from '@/core/car/ruled'
import {
  ruleWords,
  reasonOf,
  resultOf,
  type MerchandisingRule,
  type RuledCar,
} from '@/features/merchandising/rules.rules'

const DAY = 86_400
const now = new Date('2026-11-24T12:00:00Z')
const seconds = now.getTime() / 1000
const car = (more: Partial<RuledCar> = {}): RuledCar => ({
  status: 'in_stock',
  sold: false,
  created_at: seconds - 30 * DAY,
  photos_count: 12,
  seen: 40,
  ...more,
})
const rule = (more: Partial<MerchandisingRule>): MerchandisingRule => ({
  ...{ id: '1', title: 'A rule', kind: 'older', amount: 20, effect: 'tag', tag: 'Priced to go' },
  ...more,
})
const dropped = (days: number, from = 30_000, to = 29_000): Partial<RuledCar> => ({
  price_history: [
    { price: from, at: seconds - 60 * DAY },
    { price: to, at: seconds - days * DAY },
  ],
})

describe('which cars a rule fits, and why', () => {
  it.each<[string, MerchandisingRule, RuledCar, string | null]>([
    ['older', rule({}), car(), '30 days here'],
    ['as old', rule({ amount: 30 }), car(), null],
    ['younger', rule({ amount: 60 }), car(), null],
    ['fewer photos', rule({ kind: 'few_photos', amount: 5 }), car({ photos_count: 1 }), '1 photo'],
    ['as many photos', rule({ kind: 'few_photos', amount: 5 }), car({ photos_count: 5 }), null],
    ['no photo', rule({ kind: 'few_photos', amount: 5 }), car({ photos_count: null }), '0 photos'],
    ['few views', rule({ kind: 'few_views', amount: 10 }), car({ seen: 9 }), '9 views in 14 days'],
    ['enough views', rule({ kind: 'few_views', amount: 10 }), car({ seen: 10 }), null],
    [
      'few views of a new car',
      rule({ kind: 'few_views', amount: 10 }),
      car({ seen: 0, created_at: seconds - 5 * DAY }),
      null,
    ],
    ['a drop', rule({ kind: 'price_dropped', amount: 7 }), car(dropped(3)), '$1,000 less since 3 days'],
    ['a drop of today', rule({ kind: 'price_dropped', amount: 7 }), car(dropped(0)), '$1,000 less today'],
    ['a drop of long ago', rule({ kind: 'price_dropped', amount: 7 }), car(dropped(7)), null],
    ['a rise', rule({ kind: 'price_dropped', amount: 7 }), car(dropped(3, 29_000, 30_000)), null],
    ['no price now', rule({ kind: 'price_dropped', amount: 7 }), car(dropped(3, 29_000, 0)), null],
    ['no history', rule({ kind: 'price_dropped', amount: 7 }), car(), null],
    ['sold', rule({}), car({ status: 'sold' }), null],
    ['hidden', rule({}), car({ show_on_dealer_website: false }), null],
  ])('%s', (_what, one, of, reason) => expect(reasonOf(one, of, now)).toBe(reason))
})

describe('what several rules make of one car', () => {
  const old = rule({ id: '1', title: 'Old' })
  const bare = rule({ id: '2', title: 'Bare', kind: 'few_photos', amount: 5, effect: 'down', tag: null })
  const first = rule({ id: '3', title: 'First', effect: 'up', tag: null })
  const nothing = { rule_tag: null, rule_rank: null, by: [] }
  it.each<[string, MerchandisingRule[], Partial<RuledCar>, ReturnType<typeof resultOf>]>([
    ['none fits', [bare], {}, nothing],
    ['no rule', [], {}, nothing],
    ['a tag alone leaves the place', [old], {}, { rule_tag: 'Priced to go', rule_rank: 0, by: ['Old'] }],
    [
      'a tag and a place',
      [old, bare],
      { photos_count: 2 },
      { rule_tag: 'Priced to go', rule_rank: -1, by: ['Old', 'Bare'] },
    ],
    [
      'the first place wins',
      [first, bare],
      { photos_count: 2 },
      { rule_tag: null, rule_rank: 1, by: ['First'] },
    ],
    [
      'and the other way round',
      [bare, first],
      { photos_count: 2 },
      { rule_tag: null, rule_rank: -1, by: ['Bare'] },
    ],
    [
      'the first tag wins',
      [old, rule({ id: '4', title: 'Late', tag: 'Too late' })],
      {},
      { rule_tag: 'Priced to go', rule_rank: 0, by: ['Old'] },
    ],
  ])('%s', (_what, rules, more, result) => expect(resultOf(rules, car(more), now)).toEqual(result))
})

describe('what shoppers get of it', () => {
  it.each([
    ['Own', 'Rule', 'Own'],
    ['  ', 'Rule', 'Rule'],
    [null, 'Rule', 'Rule'],
    [null, null, null],
    [undefined, '', null],
  ])('tag %j with the rule’s %j is %j', (tag, rule_tag, shown) =>
    expect(shownTag({ tag, rule_tag })).toBe(shown),
  )

  it('a place holds against every rank of a feed, and what is sold comes last', () => {
    const rank = (rule_rank: number | null, custom_rank: number, status = 'in_stock') =>
      shownRank({ custom_rank, rule_rank, status }) ?? NaN
    expect(rank(null, 80)).toBe(80)
    expect(rank(0, 80)).toBe(80)
    expect(rank(1, -1_000_000)).toBeGreaterThan(rank(null, 1_000_000))
    expect(rank(-1, 1_000_000)).toBeLessThan(rank(null, -1_000_000))
    expect(rank(1, 90)).toBeGreaterThan(rank(1, 10))
    expect(rank(-1, 0)).toBeGreaterThan(rank(null, -1, 'sold'))
    expect(shownRank({ custom_rank: null })).toBeNull()
  })
})

it('says a rule in one sentence', () => {
  expect(ruleWords(rule({ amount: 60 }))).toBe('Here for more than 60 days: tag “Priced to go”')
  expect(ruleWords(rule({ kind: 'few_photos', amount: 1, effect: 'down' }))).toBe(
    'Fewer than 1 photo: show last',
  )
  expect(ruleWords(rule({ kind: 'few_views', amount: 5, effect: 'up' }))).toBe(
    'Opened fewer than 5 times in 14 days: show first',
  )
})
