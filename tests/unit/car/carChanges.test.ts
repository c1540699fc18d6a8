import { describe, expect, it } from 'vitest'
import { carAt, changesBetween, type CarChange } from '@/core/car/carChanges'

const change = (at: number, name: string, from: unknown, to: unknown): CarChange => ({
  at,
  changes: { [name]: { from, to } },
})

describe('what of a change is kept', () => {
  const photo = (url: string) => ({ image: { url } })
  it.each<[string, Record<string, unknown>, Record<string, unknown>, string[]]>([
    ['a price', { price: 30_990 }, { price: 29_500 }, ['price']],
    ['absent and null are equal', { tag: null }, { tag: undefined, badge: '' }, []],
    ['photos', { images: [photo('/a')] }, { images: [photo('/a'), photo('/b')] }, ['images']],
    [
      'what shoppers never read',
      { content_hash: 'a', private_postcode: '3000' },
      { content_hash: 'b', private_postcode: '3001' },
      [],
    ],
    [
      'what follows from the photos',
      { photos_count: 1, thumbnails: ['/a'] },
      { photos_count: 2, thumbnails: ['/b'] },
      [],
    ],
    ['a hold', { hold_state: 'free' }, { hold_state: 'held', hold_until: 9 }, ['hold_state', 'hold_until']],
    ['a field that was not written', { price: 1 }, {}, []],
  ])('%s', (_what, before, after, names) => {
    expect(Object.keys(changesBetween(before, after)).sort()).toEqual(names.sort())
  })
})

describe('the car at a moment', () => {
  const today = { price: 28_000, status: 'sold', tag: 'One owner' }
  const stored = [
    change(300, 'status', 'in_stock', 'sold'),
    change(100, 'price', 30_990, 29_500),
    change(200, 'price', 29_500, 28_000),
  ]
  it.each([
    [99, { price: 30_990, status: 'in_stock' }],
    [100, { price: 29_500, status: 'in_stock' }],
    [250, { price: 28_000, status: 'in_stock' }],
    [300, { price: 28_000, status: 'sold' }],
  ])('at %i', (at, wanted) => {
    expect(carAt(today, stored, at)).toEqual({ row: { ...today, ...wanted }, unsure: [] })
  })

  it('says which values are not sure: something changed them and kept no entry', () => {
    const gap = [change(100, 'price', 30_990, 29_500)]
    expect(carAt(today, gap, 150).unsure).toEqual(['price'])
    expect(carAt(today, gap, 50)).toMatchObject({ row: { price: 30_990 }, unsure: [] })
    expect(carAt(today, [...gap, change(200, 'price', 29_000, 28_000)], 150).unsure).toEqual(['price'])
  })
})
