import { describe, expect, it } from 'vitest'
import { byPerson, bySource } from '@/admin/reports/leadTables'
import { monthsPassed, periodOf, type RequestedPeriod } from '@/features/reports/period.rules'
import { sourceCosts, whatSells, wordsIn, type SoldCar } from '@/features/reports/sells.rules'

const car = (more: Partial<SoldCar>): SoldCar => ({
  price: 30_000,
  pictures: 10,
  words: 60,
  days: 20,
  ...more,
})
const daysOf = (sold: readonly SoldCar[], step: string) => whatSells(sold).find(({ words }) => words === step)

describe('what sells', () => {
  it.each([
    ['a price below the first step', { price: 19_999 }, 'Under $20,000'],
    ['a price at a step', { price: 20_000 }, '$20,000 to $40,000'],
    ['a price above all', { price: 100_000 }, '$100,000 or more'],
    ['no picture', { pictures: 0 }, 'Up to 7 pictures'],
    ['eight pictures', { pictures: 8 }, '8 to 15 pictures'],
    ['sixteen pictures', { pictures: 16 }, '16 pictures or more'],
    ['no words', { words: 0 }, 'No description'],
    ['few words', { words: 49 }, 'A description under 50 words'],
    ['many words', { words: 50 }, 'A description of 50 words or more'],
  ])('%s', (_, more, step) => {
    const sold = [10, 20, 60].map((days) => car({ ...more, days }))
    expect(daysOf(sold, step)).toEqual({ words: step, sold, days: 20 })
  })

  it('two sales are too few to say how long one takes; a car without a price counts for the rest', () => {
    expect(daysOf([car({}), car({})], '8 to 15 pictures')).toMatchObject({ sold: [{}, {}], days: null })
    expect(whatSells([car({ price: null })]).map(({ words }) => words)).toEqual([
      '8 to 15 pictures',
      'A description of 50 words or more',
    ])
  })

  it('a car without a first day is not counted', () => expect(whatSells([car({ days: null })])).toEqual([]))

  it.each([
    ['One owner,  full history.', 4],
    ['<p>One</p><p>owner</p>', 2],
    ['', 0],
    [null, 0],
  ])('words in %j: %d', (text, count) => expect(wordsIn(text)).toBe(count))
})

describe('the months that have passed', () => {
  const now = new Date('2026-11-30T01:00:00.000Z')
  const months = (requested: RequestedPeriod, today = '2026-11-30') =>
    monthsPassed(periodOf(requested, now, 'Australia/Sydney'), today)
  it.each([
    ['a whole month of 30 days', { period: 'month', day: '2026-11-10' }, 1],
    ['one of 31', { period: 'month', day: '2026-10-10' }, 1],
    ['one of 28', { period: 'month', day: '2026-02-01' }, 1],
    ['a quarter', { period: 'quarter', day: '2026-08-01' }, 3],
    ['the days of a month, chosen', { period: 'range', from: '2026-11-01', to: '2026-11-30' }, 1],
    ['half a month', { period: 'range', from: '2026-11-01', to: '2026-11-15' }, 0.5],
    ['days of two months', { period: 'range', from: '2026-10-31', to: '2026-11-03' }, 1 / 31 + 3 / 30],
  ])('%s', (_, requested, count) => expect(months(requested)).toBeCloseTo(count, 10))
  it('days to come cost nothing yet', () =>
    expect(months({ period: 'month', day: '2026-11-10' }, '2026-11-06')).toBeCloseTo(0.2, 10))
  it('a month of 900 dollars and nine leads, two of them won', () => {
    const won = (_: unknown, at: number) => ({
      lead: { came_from: 'google', state: at < 2 ? 'won' : 'new' } as const,
    })
    const paid = [{ source: 'Google', monthly: 900 }]
    const month = months({ period: 'month', day: '2026-11-10' })
    expect(bySource(Array.from({ length: 9 }, won), paid, month).rows).toEqual([
      ['Google', '$100', '$450', 2, 9],
    ])
  })
})

it('what was won is as much by source as by person, whoever has the lead and wherever it came from', () => {
  const lead = (came_from: string | null, person: string | null) => ({
    ...{ lead: { came_from, state: 'won' as const }, person, answeredBy: null, reply: null },
  })
  const leads = [lead('google', 'ann'), lead(null, null), lead('Website', null)]
  const sum = (rows: readonly (readonly unknown[])[], column: number) =>
    rows.reduce((all, row) => all + Number(row.at(column)), 0)
  expect(sum(bySource(leads, [], 1).rows, -2)).toBe(3)
  const { rows } = byPerson(leads, new Map([['ann', 'Ann']]))
  expect(sum(rows, -1)).toBe(3)
  expect(rows[0]?.[0]).toBe('Nobody yet')
})

describe('what a source costs', () => {
  const counted = [{ name: 'Carfinder', leads: 8, won: 2 }]
  it.each([
    ['nothing is paid', [], { eachLead: null, eachSale: null }],
    ['half a month', [{ source: ' carfinder', monthly: 720 }], { eachLead: 45, eachSale: 180 }],
    [
      'two contracts of one source',
      [
        { source: 'Carfinder', monthly: 720 },
        { source: 'CARFINDER', monthly: 720 },
      ],
      { eachLead: 90, eachSale: 360 },
    ],
  ])('%s', (_, spend, costs) =>
    expect(sourceCosts(counted, spend, 0.5)[0]).toMatchObject({ name: 'Carfinder', ...costs }),
  )

  it('a paid source that brought nobody has a line, without a division by none', () =>
    expect(sourceCosts([], [{ source: 'Radio', monthly: 900 }], 1)).toEqual([
      { name: 'Radio', leads: 0, won: 0, eachLead: null, eachSale: null },
    ]))

  it('the table has costs only for a dealer who entered them', () => {
    const leads = (['won', 'new'] as const).map((state) => ({ lead: { came_from: 'google', state } }))
    expect(bySource(leads, [], 1)).toMatchObject({
      head: ['Source', 'Won', 'Leads'],
      rows: [['Google', 1, 2]],
    })
    expect(bySource(leads, [{ source: 'Google', monthly: 360 }], 1)).toMatchObject({
      head: ['Source', 'Cost per lead', 'Cost per sale', 'Won', 'Leads'],
      rows: [['Google', '$180', '$360', 1, 2]],
    })
  })
})
