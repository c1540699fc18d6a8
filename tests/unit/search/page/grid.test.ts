import { describe, expect, it } from 'vitest'
import { pageWindow } from '@/components/search/Paging'
import { interleave, promoFits } from '@/app/(site)/sites/[host]/search/[[...path]]/gridCards'

const slots = (cars: string[], positions: number[], before = 0) =>
  interleave(
    cars,
    positions.map((position) => ({ position })),
    before,
  ).map((slot) => (slot.kind === 'car' ? slot.car : slot.card.position))

describe('cards among the cars (S13)', () => {
  it('stand at their place', () => expect(slots(['a', 'b', 'c'], [2])).toEqual(['a', 2, 'b', 'c']))
  it('come in the order of their places', () =>
    expect(slots(['a', 'b', 'c'], [3, 1])).toEqual([1, 'a', 3, 'b', 'c']))
  it('belong to one page', () => {
    expect(slots(['a', 'b'], [30])).toEqual(['a', 'b'])
    expect(slots(['v', 'w'], [23], 21)).toEqual(['v', 23, 'w'])
    expect(slots(['a', 'b'], [3])).toEqual(['a', 'b'])
  })
  it.each([
    ['any list without a type', ['used'], false, undefined, true],
    ['a list of another type', ['used'], false, ['new'], false],
    ['a list that holds the type too', ['used'], false, ['new', 'used'], true],
    ['strict: a list without a type', ['used'], true, undefined, false],
    ['strict: its own list', ['used'], true, ['used'], true],
    ['strict: a mixed list', ['used'], true, ['new', 'used'], false],
    ['no types: everywhere', [], true, ['new'], true],
  ] satisfies [string, ('new' | 'used')[], boolean, string[] | undefined, boolean][])(
    'promo in %s',
    (_name, car_types, strictDisplay, listed, fits) =>
      expect(promoFits({ car_types, strictDisplay }, { facets: listed ? { car_type: listed } : {} })).toBe(
        fits,
      ),
  )
})

describe('page numbers (S19)', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [3, 5, [1, 2, 3, 4, 5]],
    [9, 9, [1, null, 8, 9]],
  ])('page %d of %d', (page, pages, shown) => expect(pageWindow(page, pages)).toEqual(shown))
})
