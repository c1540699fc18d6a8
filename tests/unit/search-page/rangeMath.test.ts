import { describe, expect, it } from 'vitest'
import { moveEnd, pricePresets, scaleOf, shareOf, snap } from '@/components/search/rangeMath'

const scale = { min: 0, max: 100_000, step: 1000 }

describe('sliders (S5)', () => {
  it('default to 0 to 100000 in steps of 1000, or to what the stock has', () => {
    expect(scaleOf('price', undefined)).toEqual(scale)
    expect(scaleOf('km', { min: 12, max: 184_321 })).toEqual({ min: 0, max: 185_000, step: 1000 })
    expect(scaleOf('year', { min: 2012, max: 2026 })).toEqual({ min: 2012, max: 2026, step: 1 })
    expect(scaleOf('week', { min: 90, max: 412 })).toEqual({ min: 0, max: 420, step: 10 })
  })
  it.each([[1499, 1000], [1500, 2000], [-5, 0], [400_000, 100_000]])('snaps %d to %d', (value, snapped) =>
    expect(snap(value, scale)).toBe(snapped))
  it.each([
    ['low', 70_000, [59_000, 60_000]],
    ['low', -1, [0, 60_000]],
    ['high', 5_000, [20_000, 21_000]],
    ['high', 999_999, [20_000, 100_000]],
  ] satisfies ['low' | 'high', number, number[]][])('moving the %s end to %d never passes the other', (end, value, ends) =>
    expect(moveEnd(end, value, [20_000, 60_000], scale)).toEqual(ends))
  it('places a value on the track', () => {
    expect(shareOf(25_000, scale)).toBe(0.25)
    expect(shareOf(5, { min: 5, max: 5, step: 1 })).toBe(0)
  })
  it('offers three price bands that fit the stock', () => {
    expect(pricePresets(100_000).map(({ label }) => label)).toEqual(['Under $30k', '$30k to $45k', '$45k to $60k'])
    expect(pricePresets(9000)).toEqual([])
  })
})
