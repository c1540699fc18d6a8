import { describe, expect, it } from 'vitest'
import { finderChoices, finderField } from '@/blocks/finderParts'
import { readAnswer } from '@/components/finder/finder'
import { endsText, keptApart, rangeOf } from '@/components/finder/priceEnds'
import { figureAt } from '@/lib/countTo'

const stock = {
  total: 12,
  makes: [
    { value: 'Toyota', count: 8 },
    { value: 'Mazda', count: 4 },
  ],
  models: [],
  bodies: [],
  fuels: [],
  places: [],
  types: [
    { value: 'used', count: 9 },
    { value: 'new', count: 3 },
    { value: 'demo', count: 0 },
  ],
}

describe('finder parts', () => {
  it('offers the makes in stock from A to Z after any', () => {
    const field = finderField('make', stock)
    expect(field.kind === 'select' && field.options.map(({ label }) => label)).toEqual([
      'Any make',
      'Mazda',
      'Toyota',
    ])
  })

  it('asks for the price with a slider', () => expect(finderField('price', stock)).toEqual({ kind: 'price' }))

  it('offers only car types that are in stock, new first', () => {
    expect(finderChoices([], stock).map(({ label }) => label)).toEqual(['All', 'New', 'Used'])
  })

  it('takes the editor’s own choices as they are', () => {
    const own = [{ label: 'Caravans', query: 'item_type=Caravan' }]
    expect(finderChoices(own, stock)).toEqual(own)
  })
})

describe('the price slider (S11, S5)', () => {
  it.each([
    [
      'the lower end stops one step below the upper',
      { min: 30_000, max: 20_000 },
      'min',
      { min: 19_500, max: 20_000 },
    ],
    [
      'the upper end stops one step above the lower',
      { min: 30_000, max: 20_000 },
      'max',
      { min: 30_000, max: 30_500 },
    ],
    ['neither leaves the scale', { min: 4000, max: 250_000 }, 'min', { min: 5000, max: 250_000 }],
    ['nor at its top', { min: 5000, max: 260_000 }, 'max', { min: 5000, max: 250_000 }],
  ] as const)('%s', (_name, ends, moved, kept) => expect(keptApart(ends, moved)).toEqual(kept))
  it.each([
    [{ min: 5000, max: 250_000 }, '', 'any'],
    [{ min: 5000, max: 40_000 }, ':40000', 'up to $40,000'],
    [{ min: 10_000, max: 250_000 }, '10000:', 'from $10,000'],
    [{ min: 10_000, max: 20_000 }, '10000:20000', '$10,000 to $20,000'],
  ])('%j asks for %s', (ends, range, words) =>
    expect([rangeOf(ends), endsText(ends)]).toEqual([range, words]),
  )
})

describe('a count that moves (S10)', () => {
  it.each([
    [0, 100],
    [600, 40],
    [900, 40],
  ])('after %d ms', (passed, figure) => expect(figureAt(100, 40, passed)).toBe(figure))
  it('is on its way between', () => expect(figureAt(0, 1000, 300)).toBe(875))
})

describe('readAnswer', () => {
  it('reads count and models', () => {
    const body = { count: 3, facets: { model: [{ value: 'HiLux', count: 2 }, { value: 1 }] } }
    expect(readAnswer(body)).toEqual({ count: 3, models: [{ value: 'HiLux', count: 2 }] })
  })

  it.each([null, 'text', {}, { count: 'three' }])('refuses %j', (body) => {
    expect(readAnswer(body)).toBeNull()
  })
})
