/** Which paint and first picture each of a dealer's cars has. */
import { describe, expect, test } from 'vitest'
import { PLACES, spread, type Wish } from './spread'
import { PAINTS } from './pictures'

const wishes = (shape: Wish['shape'], count: number, paint: string = PAINTS[shape][0]): Wish[] =>
  Array.from({ length: count }, (_, at) => ({ stocknum: `${shape}-${at}`, shape, paint }))
const timesOf = (looks: ReturnType<typeof spread>): number[] => {
  const seen = [...looks.values()].map(({ shape, paint, lead }) => `${shape}-${paint}-${lead}`)
  return [...new Set(seen)].map((one) => seen.filter((other) => other === one).length)
}

describe('paints shared out', () => {
  test('a few cars have the paint they wish for', () => {
    const looks = spread(wishes('sedan-3', 2, 'red'), 'coast')
    expect([...looks.values()].map(({ paint }) => paint)).toEqual(['red', 'red'])
  })
  test.each([
    ['sedan-3', 9, 3],
    ['sedan-3', 10, 4],
    ['van-3', 5, 2],
  ] as const)('%s, %d cars that wish for the same: %d at most in one', (shape, count, most) => {
    const times = timesOf(spread(wishes(shape, count), 'coast'))
    expect(Math.max(...times)).toBe(most)
    expect(times.reduce((sum, each) => sum + each)).toBe(count)
  })
  test('both front views of a paint count on their own', () => {
    const looks = [...spread(wishes('suv-1', 4, 'white'), 'coast').values()]
    expect(looks.map(({ lead }) => lead).sort()).toEqual(['hero', 'hero', 'right34', 'right34'])
  })
  test('one body takes nothing from another', () => {
    const looks = spread([...wishes('sedan-3', 3), ...wishes('suv-2', 3)], 'coast')
    expect([...looks].filter(([stocknum, { shape }]) => !stocknum.startsWith(shape))).toEqual([])
  })
})

describe('places', () => {
  const SHAPES = ['suv-1', 'ute-1', 'hatch-1', 'sedan-1'] as const
  const mixed = (count: number): Wish[] =>
    Array.from({ length: count }, (_, at) => {
      const shape = SHAPES[(at * at) % SHAPES.length] ?? 'suv-1'
      return { stocknum: `${at}`, shape, paint: 'white' }
    })
  const placesOf = (count: number, ground: string): string[] =>
    [...spread(mixed(count), ground).values()].map(({ place }) => place)

  test.each(Object.keys(PLACES))('%s: no car of the first page stands where its neighbours do', (ground) => {
    const places = placesOf(21, ground)
    const alike = places.filter((place, at) => [1, 3].some((back) => places[at - back] === place))
    expect(alike).toEqual([])
    expect(new Set(places)).toEqual(new Set(PLACES[ground]))
  })
  test('a car far down the list stands where its body has been photographed, or on the first ground', () => {
    const looks = [...spread(mixed(120), 'desert').values()]
    const bodies = (from: number, to: number) =>
      looks.slice(from, to).map(({ shape, paint, place }) => `${shape}-${paint} ${place}`)
    const known = new Set(bodies(0, 42))
    expect(bodies(42, 120).filter((body) => !known.has(body) && !body.endsWith(' '))).toEqual([])
  })
  test('a ground without further places has one', () => {
    expect(new Set(placesOf(9, 'elsewhere'))).toEqual(new Set(['']))
  })
})
