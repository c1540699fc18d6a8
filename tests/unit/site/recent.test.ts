import { describe, expect, it } from 'vitest'
import { parseCars, parseSearches, withCar, withSearch } from '@/components/garage/recent/store'

const search = (make: string) => ({ path: `/search/${make}`, refinements: [make] })

describe('search history (S11)', () => {
  it('keeps five: the sixth drops the oldest', () => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map(search).reduce(withSearch, [])
    expect(six.map(({ path }) => path)).toEqual([
      '/search/f',
      '/search/e',
      '/search/d',
      '/search/c',
      '/search/b',
    ])
  })
  it('keeps a search once, the newest first', () =>
    expect(withSearch([search('a'), search('b')], search('b')).map(({ path }) => path)).toEqual([
      '/search/b',
      '/search/a',
    ]))
  it('keeps none without refinements', () =>
    expect(withSearch([search('a')], { path: '/search', refinements: [] })).toEqual([search('a')]))
  it.each([
    '',
    'null',
    '{',
    '[1]',
    '[{"path":"/search","refinements":[]}]',
    '[{"path":"https://elsewhere.example","refinements":["x"]}]',
  ])('reads nothing from %s', (json) => expect(parseSearches(json)).toEqual([]))
})

describe('cars looked at (V18)', () => {
  it('keeps twelve, each once, the newest first', () => {
    const many = Array.from({ length: 14 }, (_, n) => `car-${n}`).reduce(withCar, [])
    expect(many).toHaveLength(12)
    expect(withCar(many, 'car-5').slice(0, 2)).toEqual(['car-5', 'car-13'])
  })
  it('reads nothing from what is broken', () => expect(parseCars('[1, {}')).toEqual([]))
})
