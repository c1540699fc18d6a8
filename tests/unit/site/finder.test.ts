import { describe, expect, it } from 'vitest'
import { finderChoices, finderField } from '@/blocks/finderParts'
import { readModels } from '@/components/finder/ModelOptions'
import { endsText } from '@/components/finder/priceScale'
import { figureAt } from '@/components/finder/CountFigure'

const stock = {
  total: 12,
  inStock: 11,
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
    expect(finderField('make', stock)).toMatchObject({ any: 'Any make', values: ['Mazda', 'Toyota'] })
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

it.each([
  [[5000, 250_000], 'any'],
  [[5000, 40_000], 'up to $40,000'],
  [[10_000, 250_000], 'from $10,000'],
  [[10_000, 20_000], '$10,000 to $20,000'],
] as const)('the price slider says %j as %s (S11)', (ends, words) => expect(endsText(ends)).toBe(words))

describe('a count that moves (S10)', () => {
  it.each([
    [0, 100],
    [600, 40],
    [900, 40],
  ])('after %d ms', (passed, figure) => expect(figureAt(100, 40, passed)).toBe(figure))
  it('is on its way between', () => expect(figureAt(0, 1000, 300)).toBe(875))
})

describe('the models of a make', () => {
  it('are those with cars', () => {
    const model = [{ value: 'HiLux', count: 2 }, { value: 'Camry', count: 0 }, { value: 1 }]
    expect(readModels({ facets: { model } })).toEqual(['HiLux'])
  })

  it.each([null, 'text', {}, { facets: null }, { facets: { model: 'HiLux' } }])('are none in %j', (body) =>
    expect(readModels(body)).toEqual([]),
  )
})
