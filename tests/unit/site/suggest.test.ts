/** The suggestions under a search box (S25, S11): rows, marks and keys. */
import { describe, expect, it } from 'vitest'
import { readSuggestions, suggestPath } from '@/components/page/header/suggest/answer'
import { groupsOf, statusOf } from '@/components/page/header/suggest/groups'
import { moved, NONE } from '@/components/ui/comboboxKeys'
import { marked } from '@/components/page/header/suggest/SuggestionText'
import { NO_SUGGESTIONS } from '@/search/list/suggestions'
import { searchName } from '@/search/list/searchName'

const row = (value: string, count = 3) => ({ value, count, href: `/search/${value.toLowerCase()}` })
const itself = { value: 'maz', count: 72, href: '/search?query=maz' }
const past = ['Mazda, SUV', 'Toyota', 'Ute', 'Hybrid', 'Kia, Amazing'].map((text, at) => ({
  path: `/search/past-${at}`,
  refinements: text.split(', '),
}))

describe('groupsOf', () => {
  it('is what was searched for before while the box is empty', () => {
    const groups = groupsOf(' ', { ...NO_SUGGESTIONS, makes: [row('Mazda')] }, past)
    expect(groups.map(({ kind, rows }) => [kind, rows.length])).toEqual([['past', 5]])
  })
  it('is names, searches and cars in this order, all results last, two of the past', () => {
    const answer = {
      ...NO_SUGGESTIONS,
      makes: [row('Mazda')],
      models: [{ ...row('3'), make: 'Mazda' }],
      queries: [row('Ute'), itself],
    }
    const groups = groupsOf('maz', answer, past)
    expect(groups.map(({ kind, rows }) => [kind, ...rows.map(({ text }) => text)])).toEqual([
      ['past', 'Mazda, SUV', 'Kia, Amazing'],
      ['makes', 'Mazda'],
      ['models', 'Mazda 3'],
      ['searches', 'Ute'],
      ['all', 'See all 72 results for “maz”'],
    ])
  })
  it('begins with the group that has most cars behind its first row', () => {
    const answer = {
      ...NO_SUGGESTIONS,
      models: [{ ...row('Ute Cannon', 9), make: 'GWM' }],
      queries: [row('Ute', 106), { ...itself, value: 'ute' }],
    }
    expect(groupsOf('ute', answer, []).map(({ kind }) => kind)).toEqual(['searches', 'models', 'all'])
  })
  it('names an address once', () => {
    const again = [{ path: '/search/mazda', refinements: ['Mazda'] }]
    expect(
      groupsOf('maz', { ...NO_SUGGESTIONS, makes: [row('Mazda')] }, again).map(({ kind }) => kind),
    ).toEqual(['past'])
  })
  it('S9 says so when nothing was found, and leads on', () =>
    expect(groupsOf('qqq', NO_SUGGESTIONS, [])[0]?.rows).toEqual([
      { href: '/search', text: 'No result. See everything in stock' },
    ]))
  it('has nothing without an answer', () => expect(groupsOf('volvo', null, past)).toEqual([]))
  it.each([
    [1, 'See the one result for “x”'],
    [1234, 'See all 1,234 results for “x”'],
  ])('writes %i', (count, text) =>
    expect(
      groupsOf('x', { ...NO_SUGGESTIONS, queries: [{ value: 'x', count, href: '/search?query=x' }] }, [])[0]
        ?.rows[0]?.text,
    ).toBe(text),
  )
})

it.each([
  [[], '', ''],
  [[], 'zzz', 'No suggestions.'],
  [
    [{ kind: 'makes' as const, title: 'Makes', rows: [{ href: '/', text: 'a' }] }],
    'a',
    '1 suggestion. Use the arrow keys to choose.',
  ],
])('a screen reader is told the number: %j', (groups, typed, text) =>
  expect(statusOf(groups, typed)).toBe(text),
)

describe('moved', () => {
  it.each([
    ['ArrowDown', NONE, 0],
    ['ArrowDown', 2, NONE],
    ['ArrowUp', NONE, 2],
    ['ArrowUp', 0, NONE],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Home', NONE, null],
    ['End', NONE, null],
    ['a', 1, null],
    ['Tab', 1, null],
  ])('%s from %i goes to %s', (key, active, next) => expect(moved(key, active, 3)).toBe(next))
  it('nowhere among no rows', () => expect(moved('ArrowDown', NONE, 0)).toBeNull())
})

describe('marked', () => {
  it.each([
    ['Mazda CX-5', 'maz', '[Maz]da CX-5'],
    ['Toyota HiLux', 'toy hil', '[Toy]ota [HiL]ux'],
    ['Amazing Mazda', 'maz', 'Amazing [Maz]da'],
    ['Kia', 'k ki', '[Ki]a'],
    ['C++ (x)', '(x.*', 'C++ ([x])'],
    ['Kia', '', 'Kia'],
    ['Kia', '"-', 'Kia'],
  ])('%s for %s', (text, typed, expected) =>
    expect(
      marked(text, typed)
        .map((piece) => (piece.typed ? `[${piece.text}]` : piece.text))
        .join(''),
    ).toBe(expected),
  )
})

describe('readSuggestions', () => {
  it.each([null, 'x', [], {}, { cars: 1, makes: [null, { value: 'x' }] }])('reads nothing from %j', (body) =>
    expect(readSuggestions(body)).toEqual(NO_SUGGESTIONS),
  )
  it('keeps the rows that are whole', () =>
    expect(readSuggestions({ makes: [row('Mazda'), { value: 1 }] }).makes).toEqual([row('Mazda')]))
})

it.each([
  ['  Toy  ota ', 'toy%20ota%20'],
  ['C&C', 'c%26c'],
])('%j is asked as %j', (words, text) =>
  expect(suggestPath(words)).toBe(`/api/cars/search/suggest?q=${text}`),
)

describe('saidSearch', () => {
  const value = (
    facet: 'make' | 'body' | 'colour' | 'city' | 'seats' | 'car_type' | 'filtered_features',
    text: string,
  ) => ({ facet, value: text })
  it.each([
    [[value('body', 'Ute'), value('colour', 'White')], 'White Ute'],
    [[value('city', 'Perth')], 'Cars in Perth'],
    [[value('seats', '7'), value('car_type', 'used')], 'Used cars with 7 seats'],
    [[value('filtered_features', 'Tow bar'), value('make', 'Kia')], 'Kia with Tow bar'],
  ])('%j', (values, text) => expect(searchName(values, 'cars')).toBe(text))
})
