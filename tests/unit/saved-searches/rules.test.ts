import { describe, expect, it } from 'vitest'
import { nextDue } from '@/features/saved-searches/dueAt.rules'
import type { Frequency } from '@/features/saved-searches/frequency.rules'
import { compareMatches, type Match, type Matches, type Memory, type SeenCar } from '@/search/list/news'
import { startable } from '@/features/saved-searches/startable.rules'
import { searchWords } from '@/features/saved-searches/words.rules'
import { parseSearch } from '@/search/list/parse'
import { wholeQuery } from '@/search/list/href'
import { savedState, splitSearch } from '@/features/saved-searches/readSearch'

describe('S24 when a saved search is looked at next', () => {
  it.each<[string, Frequency, string, string, string]>([
    [
      'an instant one within the hour',
      'instant',
      'Australia/Brisbane',
      '2026-11-21T10:00:00Z',
      '2026-11-21T11:00:00Z',
    ],
    ['daily, before eight', 'daily', 'Australia/Brisbane', '2026-11-20T21:59:00Z', '2026-11-20T22:00:00Z'],
    [
      'daily, at eight sharp, is tomorrow',
      'daily',
      'Australia/Brisbane',
      '2026-11-20T22:00:00Z',
      '2026-11-21T22:00:00Z',
    ],
    ['daily, in the evening', 'daily', 'Australia/Perth', '2026-11-21T10:00:00Z', '2026-11-22T00:00:00Z'],
    [
      'daily, half-hour zone in summer',
      'daily',
      'Australia/Adelaide',
      '2026-11-21T10:00:00Z',
      '2026-11-21T21:30:00Z',
    ],
    [
      'daily, over the start of summer time',
      'daily',
      'Australia/Melbourne',
      '2026-10-03T03:00:00Z',
      '2026-10-03T21:00:00Z',
    ],
    ['daily, over its end', 'daily', 'Australia/Melbourne', '2026-04-04T00:00:00Z', '2026-04-04T22:00:00Z'],
    ['weekly, from Saturday', 'weekly', 'Australia/Brisbane', '2026-11-21T10:00:00Z', '2026-11-22T22:00:00Z'],
    [
      'weekly, Monday before eight',
      'weekly',
      'Australia/Brisbane',
      '2026-11-22T21:00:00Z',
      '2026-11-22T22:00:00Z',
    ],
    [
      'weekly, Monday at eight is a week on',
      'weekly',
      'Australia/Brisbane',
      '2026-11-22T22:00:00Z',
      '2026-11-29T22:00:00Z',
    ],
    [
      'weekly, over the start of summer time',
      'weekly',
      'Australia/Melbourne',
      '2026-09-28T03:00:00Z',
      '2026-10-04T21:00:00Z',
    ],
    ['an unknown zone counts as UTC', 'daily', 'Mars/Base', '2026-11-21T07:00:00Z', '2026-11-21T08:00:00Z'],
  ])('%s', (_, frequency, zone, now, expected) => {
    expect(new Date(nextDue(frequency, zone, Date.parse(now))).toISOString()).toBe(
      new Date(expected).toISOString(),
    )
  })
})

const NOW = 1_800_000_000
const DAY = 86_400
const car = (id: string, price: number | null, more: Partial<Match> = {}): Match => ({
  id,
  price,
  price_type: 'drive_away',
  created_at: NOW - 10,
  ...more,
})
const knew = (price: number | null, more: Partial<SeenCar> = {}): SeenCar => ({
  price,
  price_type: 'drive_away',
  seen: NOW - DAY,
  ...more,
})
const found = (newest: Match[], more: Partial<Matches> = {}): Matches => ({
  newest,
  cut: false,
  older: [],
  ...more,
})
const look = (reported: Memory['seen_cars'], matches: Matches, floor = 0) =>
  compareMatches({ seen_cars: reported, floor }, matches, NOW - 100, NOW)

describe('S24 what is news', () => {
  it.each<[string, Memory['seen_cars'], Match[], string[], [string, number][]]>([
    ['a car never told', {}, [car('a', 100)], ['a'], []],
    ['a car told before', { a: knew(100) }, [car('a', 100)], [], []],
    ['a lower price', { a: knew(100) }, [car('a', 90)], [], [['a', 100]]],
    ['a higher price', { a: knew(100) }, [car('a', 110)], [], []],
    ['back from a higher price that was never told', { a: knew(100) }, [car('a', 105)], [], []],
    ['a first price', { a: knew(null) }, [car('a', 90)], [], []],
    ['a price taken away', { a: knew(100) }, [car('a', null)], [], []],
    ['a price of a feed that has not decided', { a: knew(100) }, [car('a', 1)], [], []],
    ['another kind of price is no drop', { a: knew(100) }, [car('a', 90, { price_type: 'egc' })], [], []],
    [
      'a car that left and is back within a month',
      { a: knew(100, { seen: NOW - 29 * DAY }) },
      [car('a', 100)],
      [],
      [],
    ],
    ['the first look takes what is there as known', null, [car('a', 100, { created_at: NOW - 500 })], [], []],
    [
      'and what came since the yes as news',
      null,
      [car('a', 100, { created_at: NOW - 500 }), car('b', 50, { created_at: NOW - 50 })],
      ['b'],
      [],
    ],
  ])('%s', (_, reported, matches, fresh, drops) => {
    const news = look(reported, found(matches))
    expect([news.fresh, news.drops.map(({ id, before }) => [id, before])]).toEqual([fresh, drops])
  })

  it('keeps the price that was told until a lower one is told', () => {
    expect(look({ a: knew(100) }, found([car('a', 110)])).memory.seen_cars?.a?.price).toBe(100)
    expect(look({ a: knew(100) }, found([car('a', 90)])).memory.seen_cars?.a?.price).toBe(90)
    expect(look({ a: knew(100) }, found([car('a', null)])).memory.seen_cars?.a?.price).toBe(100)
    expect(
      look({ a: knew(100) }, found([car('a', 120, { price_type: 'egc' })])).memory.seen_cars?.a,
    ).toMatchObject({ price: 120, price_type: 'egc' })
  })

  it('the same stock again is never news', () => {
    const matches = found([car('a', 100), car('b', 50)])
    const again = compareMatches(look({}, matches).memory, matches, NOW - 100, NOW + 60)
    expect([again.fresh, again.drops]).toEqual([[], []])
  })

  it('forgets a car after a month away, and not before', () => {
    const { seen_cars: reported } = look(
      { old: knew(1, { seen: NOW - 31 * DAY }), away: knew(1, { seen: NOW - 20 * DAY }) },
      found([]),
    ).memory
    expect(Object.keys(reported ?? {})).toEqual(['away'])
  })

  it('a long list: what slides up from behind is not new, what arrives is, and older ones may get cheaper', () => {
    const first = look(
      null,
      found([car('a', 100, { created_at: NOW - 300 }), car('b', 100, { created_at: NOW - 400 })], {
        cut: true,
      }),
    )
    expect([first.fresh, first.memory.floor]).toEqual([[], NOW - 400])
    const later = found([car('n', 100, { created_at: NOW - 5 }), car('c', 100, { created_at: NOW - 900 })], {
      cut: true,
      older: [car('b', 90, { created_at: NOW - 400 })],
    })
    const second = compareMatches(first.memory, later, NOW - 100, NOW)
    expect([second.fresh, second.drops]).toEqual([['n'], [{ id: 'b', before: 100 }]])
  })

  it('remembers at most 1,200 cars, the latest seen first', () => {
    const many = Object.fromEntries(
      Array.from({ length: 1300 }, (_, i) => [`c${i}`, knew(1, { seen: NOW - 1300 + i })]),
    )
    const { seen_cars: reported } = look(many, found([])).memory
    expect([Object.keys(reported ?? {}).length, reported?.c0, reported?.c1299?.seen]).toEqual([
      1200,
      undefined,
      NOW - 1,
    ])
  })
})

describe('S24 which search it is', () => {
  it.each([
    ['/search/toyota/hilux?body=Ute', { segments: ['toyota', 'hilux'], query: 'body=Ute' }],
    ['/search', { segments: [], query: '' }],
    ['?make=Kia', { segments: [], query: 'make=Kia' }],
    ['make=Kia&query=what?', { segments: [], query: 'make=Kia&query=what?' }],
    ['', { segments: [], query: '' }],
    ['/cars/x', null],
    ['//evil.example/search', null],
    ['https://evil.example/search', null],
    ['/search/%E0%A4%A', null],
  ])('%s', (text, expected) => expect(splitSearch(text)).toEqual(expected))

  it('is saved with its values in full, and read without the stock', () => {
    const context = { vocabulary: { make: ['Land Rover'], model: ['Range Rover'] } }
    const { state } = parseSearch(
      ['land-rover', 'range-rover'],
      new URLSearchParams('range[price]=:40000&sortBy=price_asc&page=3'),
      context,
    )
    const saved = wholeQuery(state)
    expect(saved).toBe('make=Land+Rover&model=Range+Rover&range[price]=:40000')
    expect(savedState(saved)).toEqual({ ...state, sortBy: 'relevant', page: 1 })
  })

  it.each([
    ['', 'All cars'],
    ['make=Toyota&model=HiLux&car_type=used', 'Used Toyota HiLux'],
    ['make=Toyota&range[price]=:40000', 'Toyota cars, up to $40,000'],
    ['make=Kia&make=Mazda&fuel=Hybrid', 'Hybrid Kia and Mazda cars'],
    ['query=tow+bar&range[year]=2020:', 'Cars for “tow bar”, from 2020'],
  ])('%s is called %s', (query, words) => expect(searchWords(savedState(query), 'cars')).toBe(words))
})

describe('G5 which stopped searches can be started again', () => {
  const one = (id: string, search: string) => ({ id, search })
  it.each([
    ['each of them', [one('a', 'x')], [one('b', 'y'), one('c', 'z')], 'bc'],
    ['none that goes on', [one('a', 'x')], [one('b', 'x')], ''],
    ['the newest of the same', [], [one('b', 'x'), one('c', 'x')], 'b'],
  ])('%s', (_what, active, stopped, ids) =>
    expect(
      startable(active, stopped)
        .map(({ id }) => id)
        .join(''),
    ).toBe(ids),
  )
})
