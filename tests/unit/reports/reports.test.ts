import { describe, expect, it } from 'vitest'
import { leadSource } from '@/features/leads/leadSource.rules'
import {
  median,
  percent,
  besides,
  besidesTime,
  leadsBesideViews,
  repliesOf,
  span,
  stepWord,
  tally,
} from '@/features/reports/reports.rules'
import { periodBefore, periodOf } from '@/features/reports/period.rules'

const THAN = 'the week before'
const ZONE = 'Australia/Sydney'
/** Wednesday, 4 November 2026, 10:00 in Sydney. */
const NOW = new Date('2026-11-03T23:00:00Z')

describe('B12 the time of a report', () => {
  it.each([
    [{}, 'range', '2026-10-06', 30, true],
    [{ period: 'week' }, 'week', '2026-11-02', 7, true],
    [{ week: '2026-10-07' }, 'week', '2026-10-05', 7, false],
    [{ day: '2026-11-30' }, 'week', '2026-11-02', 7, true],
    [{ day: '2026-02-31' }, 'week', '2026-03-02', 7, false],
    [{ day: 'soon', period: 'year' }, 'week', '2026-11-02', 7, true],
    [{ period: 'month' }, 'month', '2026-11-01', 30, true],
    [{ period: 'month', day: '2026-02-14' }, 'month', '2026-02-01', 28, false],
    [{ period: 'quarter', day: '2026-05-31' }, 'quarter', '2026-04-01', 91, false],
    [{ period: 'quarter' }, 'quarter', '2026-10-01', 92, true],
    [{ period: 'range', from: '2026-10-03', to: '2026-10-12' }, 'range', '2026-10-03', 10, false],
    [{ period: 'range', from: '2026-10-12', to: '2026-10-03' }, 'range', '2026-10-03', 10, false],
    [{ period: 'range', from: '2020-01-01', to: '2026-11-04' }, 'range', '2025-11-04', 366, true],
    [{ period: 'range' }, 'range', '2026-11-04', 1, true],
  ])('%j: a %s from %s', (requested, kind, first, days, isCurrent) => {
    const period = periodOf(requested, NOW, ZONE)
    expect([period.kind, period.first, period.days.length, period.isCurrent]).toEqual([
      kind,
      first,
      days,
      isCurrent,
    ])
  })

  it('a week has 167 hours where clocks go forward, and begins at midnight of the dealer', () => {
    const { from, to } = periodOf({ day: '2026-10-01' }, NOW, ZONE)
    expect([new Date(from).toISOString(), (to - from) / 3_600_000]).toEqual(['2026-09-27T14:00:00.000Z', 167])
  })

  it.each([
    [{}, '2026-09-06', '2026-10-05T13:00:00.000Z'],
    [{ period: 'week' }, '2026-10-26', '2026-10-27T23:00:00.000Z'],
    [{ day: '2026-10-12' }, '2026-10-05', '2026-10-11T13:00:00.000Z'],
    [{ period: 'month' }, '2026-10-01', '2026-10-03T23:00:00.000Z'],
    [{ period: 'month', day: '2026-03-31' }, '2026-02-01', '2026-02-28T13:00:00.000Z'],
    [{ period: 'quarter', day: '2026-05-01' }, '2026-01-01', '2026-03-31T13:00:00.000Z'],
    [{ period: 'range', from: '2026-10-11', to: '2026-10-20' }, '2026-10-01', '2026-10-10T13:00:00.000Z'],
  ])('%j is held against the time from %s until %s', (requested, first, to) => {
    const before = periodBefore(periodOf(requested, NOW, ZONE), NOW, ZONE)
    expect([before.first, new Date(before.to).toISOString()]).toEqual([first, to])
  })
})

describe('B12 figures', () => {
  it.each([
    [[], null],
    [[7], 7],
    [[9, 1, 5], 5],
    [[10, 1, 4, 3], 3.5],
  ])('the median of %j is %s', (values, middle) => expect(median(values)).toBe(middle))

  it('replies: usual, in time, by step; one that nobody answered counts as late', () => {
    const replies = [15, 16, 120, 241].map((minutes) => ({ minutes, inTime: minutes <= 120 }))
    expect(repliesOf([...replies, { minutes: null, inTime: false }])).toEqual({
      usual: 68,
      inTime: 0.6,
      answered: 4,
      steps: [1, 1, 0, 1, 0, 1],
    })
    expect(repliesOf([])).toMatchObject({ usual: null, inTime: null, answered: 0 })
  })

  it('names its steps and spans', () => {
    expect([stepWord(0), stepWord(3), stepWord(5)]).toEqual(['Up to 15 min', 'To 2 h', 'Over 4 h'])
    expect([span(59), span(60), span(125)]).toEqual(['59 min', '1 h', '2 h 5 min'])
  })

  it('says how it stands beside the week before', () => {
    expect([besides(5, 3, THAN), besides(3, 5, THAN), besides(4, 4, THAN), besides(0, 0, THAN)]).toEqual([
      '2 more than the week before',
      '2 fewer than the week before',
      'As many as the week before',
      'None the week before either',
    ])
    expect([
      besidesTime(20, 25, THAN),
      besidesTime(26, 25, THAN),
      besidesTime(null, 25, THAN),
      besidesTime(20, null, THAN),
    ]).toEqual([
      '5 minutes faster than the week before',
      '1 minute slower than the week before',
      'No lead has been answered',
      'None was answered the week before',
    ])
  })

  it.each([
    [3, 100, '3 % became a lead'],
    [4, 4, '100 % became a lead'],
    [19, 1, '19 leads about a car'],
  ])('%i leads beside %i pages seen', (leads, views, words) =>
    expect(leadsBesideViews(leads, views)).toBe(words),
  )

  it('counts names, the most frequent first, equal ones from A to Z', () => {
    expect(tally(['b', 'a', null, '', 'c', 'c'])).toEqual([
      { name: 'c', count: 2 },
      { name: 'a', count: 1 },
      { name: 'b', count: 1 },
    ])
  })

  it.each([
    [{ url: 'https://d.example/cars/x?utm_source=google&utm_medium=cpc' }, 'google'],
    [{ url: '/cars/x', source: 'Partner' }, 'Partner'],
    [{ url: '/cars/x?utm_source=', source: 'Partner' }, 'Website'],
    [{ url: 'https://[', source: null }, 'Website'],
    [{ url: '/cars/x', linked: { utm_source: 'mail' }, source: 'Website' }, 'mail'],
    [{ url: '/cars/x?utm_source=ad', linked: { utm_source: 'mail' } }, 'ad'],
    [{}, 'Website'],
  ])('%j came from %s', (lead, source) => expect(leadSource(lead)).toBe(source))
})

it.each([
  [0, '0 %'],
  [0.00001, '0.1 %'],
  [66 / 12_295, '0.5 %'],
  [0.0094, '0.9 %'],
  [0.0096, '1 %'],
  [0.294, '29 %'],
  [1, '100 %'],
])('%f as a share', (share, words) => {
  expect(percent(share)).toBe(words)
})
