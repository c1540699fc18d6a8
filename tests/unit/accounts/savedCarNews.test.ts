import { describe, expect, it } from 'vitest'
import { compareSaved, type WatchedCar } from '@/features/saved-searches/savedCarNews.rules'

const car = (over: Partial<WatchedCar['car']> = {}, savedPrice: number | null = 30_000): WatchedCar => ({
  car: {
    id: 'a',
    price: 30_000,
    price_type: 'drive_away',
    created_at: 1,
    status: 'in_stock',
    sold: false,
    reserved: false,
    ...over,
  },
  savedPrice,
  savedPriceType: 'drive_away',
})
const known = (price: number | null, out?: true) => ({
  a: { price, price_type: 'drive_away', seen: 1, ...(out && { out }) },
})

describe('G5 news of saved cars', () => {
  it.each([
    ['the first look', null, car({ price: 25_000 }), [], []],
    ['the same price', known(30_000), car(), [], []],
    ['a lower price', known(30_000), car({ price: 29_000 }), [{ id: 'a', before: 30_000 }], []],
    ['a higher price', known(30_000), car({ price: 31_000 }), [], []],
    ['a car saved since, dearer that day', {}, car({ price: 28_000 }), [{ id: 'a', before: 30_000 }], []],
    ['a car saved since without a price', {}, car({ price: 28_000 }, null), [], []],
    ['another kind of price', known(30_000), car({ price: 29_000, price_type: 'egc' }), [], []],
    ['a sale', known(30_000), car({ status: 'sold', sold: true, price: 1_000 }), [], []],
    ['a hold', known(30_000), car({ reserved: true }), [], []],
    ['a return', known(30_000, true), car(), [], ['a']],
    ['a cheaper return', known(30_000, true), car({ price: 28_000 }), [{ id: 'a', before: 30_000 }], ['a']],
    ['still sold', known(30_000, true), car({ status: 'withdrawn' }), [], []],
  ] as const)('%s', (_what, before, one, drops, back) => {
    const news = compareSaved(before, [one], 9)
    expect([news.drops, news.back, news.fresh]).toEqual([drops, back, []])
  })

  it('remembers a sale, and the price before it', () => {
    const { memory } = compareSaved(known(30_000), [car({ status: 'withdrawn', price: 0 })], 9)
    expect(memory.seen_cars).toEqual({ a: { price: 30_000, price_type: 'drive_away', seen: 9, out: true } })
  })
  it('forgets a car that is saved no more', () =>
    expect(compareSaved(known(30_000), [], 9).memory.seen_cars).toEqual({}))
})
