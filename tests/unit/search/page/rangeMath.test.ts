import { describe, expect, it } from 'vitest'
import { boundsOf, nearestTick, pricePresets, ticksOf } from '@/components/search/rangeMath'

const km = ticksOf('km', { min: 0, max: 100_000 })
const price = ticksOf('price', { min: 0, max: 150_000 })

describe('sliders (S5, S6)', () => {
  it('go from 0 to 100000, or to what the stock has', () => {
    expect(boundsOf('price', undefined)).toEqual({ min: 0, max: 100_000 })
    expect(boundsOf('km', { min: 12, max: 184_321 })).toEqual({ min: 0, max: 185_000 })
    expect(boundsOf('year', { min: 2012, max: 2026 })).toEqual({ min: 2012, max: 2026 })
    expect(boundsOf('year', { min: 2026, max: 2026 })).toEqual({ min: 2025, max: 2026 })
    expect(boundsOf('week', { min: 90, max: 412 })).toEqual({ min: 0, max: 450 })
  })
  it('step by a hundredth of the range, snapped to thousands', () => {
    expect(km.slice(0, 3)).toEqual([0, 1000, 2000])
    expect([km.length, km.at(-1)]).toEqual([101, 100_000])
    expect(ticksOf('km', { min: 0, max: 250_000 }).slice(0, 4)).toEqual([0, 3000, 5000, 8000])
    expect(ticksOf('year', { min: 2020, max: 2023 })).toEqual([2020, 2021, 2022, 2023])
    expect(ticksOf('week', { min: 0, max: 50 })).toEqual([0, 10, 20, 30, 40, 50])
  })
  it('give the lower prices more of the way, each step another thousand', () => {
    expect(
      price.every((tick, index) => tick % 1000 === 0 && (index === 0 || tick > (price[index - 1] ?? 0))),
    ).toBe(true)
    expect((price[20] ?? 0) - (price[19] ?? 0)).toBe(1000)
    expect((price.at(-1) ?? 0) - (price.at(-2) ?? 0)).toBeGreaterThan(2000)
    expect(price.at(-1)).toBe(150_000)
  })
  it.each([
    [0, 0],
    [1499, 1],
    [1501, 2],
    [12_345, 12],
    [100_000, 100],
    [400_000, 100],
    [-5, 0],
  ])('%d stands at stop %d', (value, stop) => expect(nearestTick(km, value)).toBe(stop))
})

describe('price bands', () => {
  it.each([
    [100_000, ['Under $20k', '$20k to $40k', 'Over $40k']],
    [148_000, ['Under $30k', '$30k to $60k', 'Over $60k']],
    [9000, []],
  ])('fit a stock up to %d', (max, labels) =>
    expect(pricePresets(max).map(({ label }) => label)).toEqual(labels),
  )
  it('are the dealer’s own where it names some', () =>
    expect(pricePresets(100_000, [{ max: 15_000 }, { min: 15_500, label: 'The rest' }, {}])).toEqual([
      { label: 'Under $15k', max: 15_000 },
      { label: 'The rest', min: 15_500 },
    ]))
})
