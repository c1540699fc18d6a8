import { describe, expect, test } from 'vitest'
import { relaxSteps } from '@/domain/listState/relax'
import { buildSearchHref } from '@/domain/listState/href'
import { emptySearch, type SearchState } from '@/domain/listState/state'
import { setFacet, withRange } from '@/domain/listState/edit'

const toyota = setFacet(emptySearch(), 'make', ['Toyota'])
const electric = setFacet(toyota, 'fuel', ['Electric'])
const cheap = withRange(electric, 'price', { max: 5000 })
const words = (state: SearchState) =>
  relaxSteps(state).map((step) => step.map(({ text, without }) => [text, buildSearchHref(without)]))

describe('what to give up when nothing matches (S18)', () => {
  test('nothing without filters', () => expect(words(emptySearch())).toEqual([]))
  test('the only filter', () => expect(words(toyota)).toEqual([[['Toyota', '/search']]]))
  test('one, then two', () =>
    expect(words(electric)).toEqual([
      [
        ['Toyota', '/search?fuel=Electric'],
        ['Electric', '/search/toyota'],
      ],
      [['Toyota and Electric', '/search']],
    ]))
  test('one, then two, then all', () => {
    const [singles, pairs, all] = words(cheap)
    expect([singles?.length, pairs?.length]).toEqual([3, 3])
    expect(pairs?.[0]).toEqual(['Toyota and Electric', '/search?range[price]=:5000'])
    expect(all).toEqual([['any filter', '/search']])
  })
  test('hundreds of values are not all tried', () => {
    const many = setFacet(
      emptySearch(),
      'colour',
      Array.from({ length: 50 }, (_, n) => `c${n}`),
    )
    expect(relaxSteps(many).map((step) => step.length)).toEqual([8, 28, 1])
  })
})
