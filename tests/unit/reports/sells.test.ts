import { describe, expect, it } from 'vitest'
import { bySource } from '@/admin/reports/leadTables'
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
    expect(daysOf(sold, step)).toEqual({ words: step, sold: 3, days: 20 })
  })

  it('two sales are too few to say how long one takes; a car without a price counts for the rest', () => {
    expect(daysOf([car({}), car({})], '8 to 15 pictures')).toMatchObject({ sold: 2, days: null })
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

describe('what a source costs', () => {
  const counted = [{ name: 'Carfinder', leads: 8, won: 2 }]
  it.each([
    ['nothing is paid', [], { eachLead: null, eachSale: null }],
    ['half a month', [{ source: ' carfinder', monthly: 730 }], { eachLead: 45, eachSale: 180 }],
    [
      'two contracts of one source',
      [
        { source: 'Carfinder', monthly: 730 },
        { source: 'CARFINDER', monthly: 730 },
      ],
      { eachLead: 90, eachSale: 360 },
    ],
  ])('%s', (_, spend, costs) =>
    expect(sourceCosts(counted, spend, 15)[0]).toMatchObject({ name: 'Carfinder', ...costs }),
  )

  it('a paid source that brought nobody has a line, without a division by none', () =>
    expect(sourceCosts([], [{ source: 'Radio', monthly: 900 }], 30)).toEqual([
      { name: 'Radio', leads: 0, won: 0, eachLead: null, eachSale: null },
    ]))

  it('the table has costs only for a dealer who entered them', () => {
    const leads = (['won', 'new'] as const).map((state) => ({ lead: { came_from: 'google', state } }))
    expect(bySource(leads, [], 30)).toMatchObject({
      head: ['Source', 'Won', 'Leads'],
      rows: [['Google', 1, 2]],
    })
    expect(bySource(leads, [{ source: 'Google', monthly: 365 }], 30)).toMatchObject({
      head: ['Source', 'Each lead', 'Each sale', 'Won', 'Leads'],
      rows: [['Google', '$180', '$360', 1, 2]],
    })
  })
})
