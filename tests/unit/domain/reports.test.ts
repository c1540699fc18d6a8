import { describe, expect, it } from 'vitest'
import { leadSource } from '@/domain/reports/leadSource'
import { median } from '@/domain/reports/median'
import { weekBefore, weekOf } from '@/domain/reports/period'
import { besides, besidesTime, leadsBesideViews, repliesOf, span, stepWord } from '@/domain/reports/replies'
import { tally } from '@/domain/reports/tally'

const ZONE = 'Australia/Sydney'
/** Wednesday, 4 November 2026, 10:00 in Sydney. */
const NOW = new Date('2026-11-03T23:00:00Z')

describe('B12 the week of a report', () => {
  it.each([
    [undefined, '2026-11-02', true],
    ['2026-10-07', '2026-10-05', false],
    ['2026-11-30', '2026-11-02', true],
    ['2026-02-31', '2026-03-02', false],
    ['soon', '2026-11-02', true],
  ])('%s: from %s', (asked, monday, isCurrent) => {
    const week = weekOf(asked, NOW, ZONE)
    expect([week.monday, week.isCurrent, week.days.length]).toEqual([monday, isCurrent, 7])
  })

  it('has 167 hours where clocks go forward, and begins at midnight of the dealer', () => {
    const { from, to } = weekOf('2026-10-01', NOW, ZONE)
    expect([new Date(from).toISOString(), (to - from) / 3_600_000]).toEqual(['2026-09-27T14:00:00.000Z', 167])
  })

  it('is held against the same part of the week before while it runs, else against all of it', () => {
    const [current, past] = [weekOf(undefined, NOW, ZONE), weekOf('2026-10-12', NOW, ZONE)]
    expect(new Date(weekBefore(current, NOW, ZONE).to).toISOString()).toBe('2026-10-27T23:00:00.000Z')
    expect(weekBefore(past, NOW, ZONE).to).toBe(past.from)
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
    expect([besides(5, 3), besides(3, 5), besides(4, 4), besides(0, 0)]).toEqual([
      '2 more than the week before',
      '2 fewer than the week before',
      'As many as the week before',
      'None the week before either',
    ])
    expect([besidesTime(20, 25), besidesTime(26, 25), besidesTime(null, 25), besidesTime(20, null)]).toEqual([
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
