import { describe, expect, it } from 'vitest'
import { distancesOf, locationsWithin, within } from '@/search/cars/near'
import { placeOfPostcode } from '@/core/place/postcode'
import { appliedFilters } from '@/search/list/chips'
import { readNear } from '@/search/list/near'
import { emptySearch } from '@/search/list/state'

const places = [
  { name: 'Maroochydore', address: { lat: -26.6567, long: 153.0956 } },
  { name: 'Caloundra', address: { lat: -26.804, long: 153.121 } },
  { name: 'Sydney', address: { lat: -33.8688, long: 151.2093 } },
  { name: 'Nowhere', address: { lat: null, long: null } },
]
const found = (postcode: string, radius: number) => {
  const from = placeOfPostcode(postcode, 'AU')
  return from && locationsWithin(places, radius, from)
}
const near = (postcode: string, radius: number) => [...(found(postcode, radius)?.keys() ?? ['no postcode'])]

describe('near me (S23)', () => {
  it.each([
    ['4000', 50, []],
    ['4000', 80, ['Caloundra']],
    ['4000', 100, ['Maroochydore', 'Caloundra']],
    ['2000', 50, ['Sydney']],
    ['4000', 1000, ['Maroochydore', 'Caloundra', 'Sydney']],
    ['0001', 50, ['no postcode']],
    ['40', 50, ['no postcode']],
  ])('%s + %d km', (postcode, radius, names) => expect(near(postcode, radius)).toEqual(names))

  it.each([
    ['4000', '50', 'Within 50 km of 4000'],
    ['4000', '4999', 'Within 4999 km of 4000'],
    ['4000', '5000', 'Nearest to 4000'],
    ['4000', '5001', 'Within 50 km of 4000'],
    ['400', '5000', undefined],
  ])('%s + %s is said as %s', (postcode, radius, text) =>
    expect(appliedFilters({ ...emptySearch(), near: readNear(postcode, radius) })[0]?.text).toBe(text),
  )

  it('a place a little further than the radius is not within it, though it is said in whole kilometres', () => {
    // About 50.3 km north of the point.
    const edge = [{ name: 'Edge', address: { lat: 0.4523, long: 0 } }]
    const named = (radius: number) => [...locationsWithin(edge, radius, { lat: 0, lng: 0 })]
    expect([named(50), named(51)]).toEqual([[], [['Edge', 50]]])
  })

  const sydney = found('2000', 50)
  it('filters by the places, and by none when no postcode is asked for', () => {
    expect(within({ f: 'make', in: ['Kia'] }, sydney)).toEqual({
      and: [
        { f: 'make', in: ['Kia'] },
        { f: 'location_name', in: ['Sydney'] },
      ],
    })
    expect(within(undefined, new Map())).toEqual({ f: 'location_name', in: [] })
    expect(within({ f: 'make', in: ['Kia'] }, null)).toEqual({ f: 'make', in: ['Kia'] })
  })
  it('says how far each car is, in whole kilometres', () =>
    expect(
      distancesOf(
        [
          { id: 'a', location_name: 'Sydney' },
          { id: 'b', location_name: 'Perth' },
          { id: 'c', location_name: null },
        ],
        sydney,
      ),
    ).toEqual({ a: 0 }))
})
