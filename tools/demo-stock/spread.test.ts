/** Which paint and first picture each of a dealer's cars has. */
import { describe, expect, test } from 'vitest'
import { spread, type Wish } from './spread'
import { PAINTS } from './pictures'

const wishes = (shape: Wish['shape'], count: number, paint: string = PAINTS[shape][0]): Wish[] =>
  Array.from({ length: count }, (_, at) => ({ stocknum: `${shape}-${at}`, shape, paint }))
const timesOf = (looks: ReturnType<typeof spread>): number[] => {
  const seen = [...looks.values()].map(({ shape, paint, lead }) => `${shape}-${paint}-${lead}`)
  return [...new Set(seen)].map((one) => seen.filter((other) => other === one).length)
}

describe('paints shared out', () => {
  test('a few cars have the paint they wish for', () => {
    const looks = spread(wishes('sedan-3', 2, 'red'))
    expect([...looks.values()].map(({ paint }) => paint)).toEqual(['red', 'red'])
  })
  test.each([
    ['sedan-3', 9, 3],
    ['sedan-3', 10, 4],
    ['van-3', 5, 2],
  ] as const)('%s, %d cars that wish for the same: %d at most in one', (shape, count, most) => {
    const times = timesOf(spread(wishes(shape, count)))
    expect(Math.max(...times)).toBe(most)
    expect(times.reduce((sum, each) => sum + each)).toBe(count)
  })
  test('both front views of a paint count on their own', () => {
    const looks = [...spread(wishes('suv-1', 4, 'white')).values()]
    expect(looks.map(({ lead }) => lead).sort()).toEqual(['hero', 'hero', 'right34', 'right34'])
  })
  test('one body takes nothing from another', () => {
    const looks = spread([...wishes('sedan-3', 3), ...wishes('suv-2', 3)])
    expect([...looks].filter(([stocknum, { shape }]) => !stocknum.startsWith(shape))).toEqual([])
  })
})
