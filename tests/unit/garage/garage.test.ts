import { describe, expect, test } from 'vitest'
import type { Favourite } from '@/components/car/garage'
import { parsePrices } from '@/components/car/savedPrices'
import { columnPair } from '@/components/garage/columnPair'
import { pricesToStore, priceChanges } from '@/components/garage/priceChanges'
import { MAX_CHECKED, slugsToCheck, goneText, withoutGone } from '@/components/garage/withoutGone'

const car = (id: string): Favourite => ({
  id,
  name: `Car ${id}`,
  slug: `s${id}`,
  make: 'Kia',
  model: 'Rio',
  primary_image_url: null,
})
const [a, b, c] = [car('a'), car('b'), car('c')]

describe('cars that are gone leave the garage (G2)', () => {
  test('each is asked after once, as many as one call answers for', () => {
    expect(slugsToCheck({ favourites: [a, b], compare: [b, c] })).toEqual(['sa', 'sb', 'sc'])
    expect(
      slugsToCheck({ favourites: Array.from({ length: 90 }, (_, at) => car(String(at))), compare: [] }),
    ).toHaveLength(MAX_CHECKED)
  })
  test('from both lists, named once', () =>
    expect(withoutGone({ favourites: [a, b], compare: [b, c] }, ['sa', 'sb', 'sc'], ['sa', 'sc'])).toEqual({
      favourites: [a],
      compare: [c],
      gone: [b],
    }))
  test('what was not asked after stays', () =>
    expect(withoutGone({ favourites: [a, b], compare: [] }, ['sa'], ['sa'])).toEqual({
      favourites: [a, b],
      compare: [],
      gone: [],
    }))
  test('the notice names them', () => {
    expect(goneText([a])).toBe('Car a has been sold or withdrawn. We took it off your list.')
    expect(goneText([a, b, c])).toBe(
      'Car a, Car b and Car c have been sold or withdrawn. We took them off your list.',
    )
  })
})

describe('prices since saving', () => {
  const NOW = new Date('2026-11-22T04:00:00Z')
  test.each<[number | null, number | undefined, number | undefined, string | undefined]>([
    [30_000, 31_200, undefined, '$1,200 less since you saved it'],
    [31_200, 30_000, NOW.getTime() - 3_600_000, '$1,200 more today'],
    [30_000, 31_000, NOW.getTime() - 20 * 86_400_000, '$1,000 less since 2 Nov'],
    [30_000, 30_000, undefined, undefined],
    [null, 30_000, undefined, undefined],
    [30_000, undefined, undefined, undefined],
  ])('now %s, was %s on %s', (price, before, day, text) =>
    expect(
      priceChanges(
        [{ car: a, price }],
        before === undefined ? {} : { a: before },
        day === undefined ? {} : { a: day },
        NOW,
      ).get('a')?.text,
    ).toBe(text),
  )
  test('the first price seen is kept while the car is', () =>
    expect(
      pricesToStore(
        [a, b, c],
        [
          { car: a, price: 1 },
          { car: b, price: 2 },
        ],
        { a: 9, z: 5 },
      ),
    ).toEqual({ a: 9, b: 2 }))
  test.each(['', 'null', '[', '{"a":"1"}'])('reads nothing from %s', (json) =>
    expect(parsePrices(json)).toEqual({}),
  )
})

describe('the two columns of a phone (V20)', () => {
  test.each<[readonly [number, number], number, number, [number, number]]>([
    [[0, 1], 0, 2, [2, 1]],
    [[0, 1], 1, 2, [0, 2]],
    [[0, 1], 0, 1, [1, 0]],
    [[0, 1], 1, 0, [1, 0]],
    [[0, 1], 0, 0, [0, 1]],
  ])('%j, side %s picks %s', (before, side, picked, after) =>
    expect(columnPair(before, side, picked)).toEqual(after),
  )
})
