import { describe, expect, it } from 'vitest'
import { takeAmounts } from '@/search/keywords/takeAmounts'

const WITH = new Set(['body_length', 'price', 'km'] as const)
const ft = (feet: number, inches = 0) => Math.round(feet * 304.8 + inches * 25.4) + 10

describe('a length in feet', () => {
  it.each([
    ['21ft', { max: ft(21) + 5 }, ''],
    ['39.4 ft', { max: ft(39.4) + 5 }, ''],
    ['jayco 21\'6" bunk', { max: ft(21, 6) + 5 }, 'jayco bunk'],
    ['21’6” van', { max: ft(21, 6) + 5 }, 'van'],
    ['20 foot 6 inches', { max: ft(20, 6) + 5 }, ''],
    ['under 21 feet', { max: ft(21) }, ''],
    ['over 18ft', { min: ft(18) }, ''],
    ['18-21ft caravan', { min: ft(18), max: ft(21) }, 'caravan'],
    ['between 18 and 21 feet', { min: ft(18), max: ft(21) }, ''],
    ['6.2 m', { max: 6205 }, ''],
  ])('%s', (typed, body_length, rest) => {
    const taken = takeAmounts(typed, WITH)
    expect(taken.ranges).toEqual({ body_length })
    expect(taken.rest.replace(/\s+/g, ' ').trim()).toBe(rest)
  })
  it('is found at its own length as it is written, to a tenth of a foot', () => {
    for (let mm = 4000; mm <= 12_500; mm += 7) {
      const { ranges } = takeAmounts(`${(mm / 304.8).toFixed(1)} ft`, WITH)
      expect(ranges.body_length?.max).toBeGreaterThanOrEqual(mm)
    }
  })
  it('is left alone where cars have no length, and where it is none', () => {
    expect(takeAmounts('21ft', new Set(['price'] as const))).toEqual({ ranges: {}, rest: '21ft' })
    for (const typed of ["d'max", 'left hand', 'soft top', 'ford 4x4', "bob's 3 fts", "'21'"])
      expect(takeAmounts(typed, WITH).ranges, typed).toEqual({})
  })
})
