import { describe, expect, it } from 'vitest'
import { finderChoices, finderField } from '@/blocks/finderParts'
import { readAnswer } from '@/components/site/behaviour/finder'

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
    expect(finderField('make', stock).options.map(({ label }) => label)).toEqual([
      'Any make',
      'Mazda',
      'Toyota',
    ])
  })

  it('asks for a highest price as an open range', () => {
    const field = finderField('price', stock)
    expect(field.name).toBe('range[price]')
    expect(field.options[1]).toEqual({ value: ':20000', label: '$20,000' })
  })

  it('offers only car types that are in stock, new first', () => {
    expect(finderChoices([], stock).map(({ label }) => label)).toEqual(['All', 'New', 'Used'])
  })

  it('takes the editor’s own choices as they are', () => {
    const own = [{ label: 'Caravans', query: 'item_type=Caravan' }]
    expect(finderChoices(own, stock)).toEqual(own)
  })
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
