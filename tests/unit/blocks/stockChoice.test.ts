import { describe, expect, it } from 'vitest'
import { presetSearch } from '@/blocks/preset'
import { changeStockChoice, readStockChoice, type StockChoice } from '@/admin/fields/stockChoice'

const NONE: StockChoice = { newestFirst: false, type: '', make: '', body: '', tag: '', sold: '' }

describe('C11 the cars of a row, as an editor chooses them', () => {
  it.each<[string, Partial<StockChoice>]>([
    ['latest', { newestFirst: true }],
    ['latest&type=used&sold=no', { newestFirst: true, type: 'used', sold: 'no' }],
    ['make=Land Rover', { make: 'Land Rover' }],
    ['tag=Demo Special&body=SUV', { tag: 'Demo Special', body: 'SUV' }],
    ['', {}],
  ])('%s', (preset, choice) => {
    expect(readStockChoice(preset)).toEqual({ ...NONE, ...choice })
  })

  it.each<[string, Partial<StockChoice>, string]>([
    ['latest', { make: 'Toyota' }, 'latest&make=Toyota'],
    ['latest&make=Toyota', { make: '' }, 'latest'],
    ['make=Toyota', { make: '' }, 'latest'],
    ['make=Toyota', { newestFirst: true }, 'latest&make=Toyota'],
    ['latest&make=Toyota', { newestFirst: false, make: 'Land Rover' }, 'make=Land+Rover'],
    ['latest&fuel=Hybrid', { sold: 'only' }, 'latest&fuel=Hybrid&sold=only'],
  ])('%s with %o is %s', (preset, change, expected) => {
    expect(changeStockChoice(preset, change)).toBe(expected)
  })

  it('finds what was written, also a name with an ampersand', () => {
    const preset = changeStockChoice('latest', { tag: 'Wash & wax' })
    expect(readStockChoice(preset).tag).toBe('Wash & wax')
    expect(presetSearch(preset).facets.tag).toEqual(['Wash & wax'])
  })
})
