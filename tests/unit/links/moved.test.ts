import { expect, it } from 'vitest'
import { moved, type StoredRule } from '@/features/redirects/redirects.rules'
import { featuresSchema } from '@/core/dealer/config/featuresConfig'

const known = (rules: Record<string, string>, more: { pages?: string[]; models?: string[] } = {}) => ({
  rules: Object.entries(rules).map(([from, to]): StoredRule => ({ id: from, from, to })),
  pages: new Set(more.pages),
  models: new Set(more.models),
  config: { features: featuresSchema.parse({}) },
})
const of = (rules: readonly StoredRule[]) => rules.map(({ from, to }) => [from, to])

it('the old address leads to the new one', () => {
  expect(moved(['/a'], ['/b'], known({ '/x': '/y' }))).toEqual({
    dropped: [],
    turned: [],
    made: [{ from: '/a', to: '/b' }],
  })
})

it('a chain becomes one step, and what followed the address stays', () => {
  const { turned, made } = moved(['/b'], ['/c'], known({ '/a': '/b', '/ad': '/B/?from=ad', '/x': '/bb' }))
  expect(of(turned)).toEqual([
    ['/a', '/c'],
    ['/ad', '/c?from=ad'],
  ])
  expect(made).toEqual([{ from: '/b', to: '/c' }])
})

it('changed back, nothing leads in a circle', () => {
  const { dropped, turned, made } = moved(['/b'], ['/a'], known({ '/a': '/b', '/x': '/b' }))
  expect(of(dropped)).toEqual([['/a', '/b']])
  expect(of(turned)).toEqual([['/x', '/a']])
  expect(made).toEqual([{ from: '/b', to: '/a' }])
})

it('a redirect of the dealer’s own stays as it is', () =>
  expect(moved(['/a'], ['/b'], known({ '/a': 'https://old.example/a' }))).toEqual({
    ...{ dropped: [], turned: [], made: [] },
  }))

it('none is made where the site, a page or a model answers', () => {
  expect(moved(['/online-payment'], ['/b'], known({})).made).toEqual([])
  expect(moved(['/corolla'], ['/b'], known({}, { models: ['corolla'] })).made).toEqual([])
  expect(moved(['/b'], ['/c'], known({ '/x': '/b' }, { pages: ['x'] })).turned).toEqual([])
})

it('an offer has an address with its make and one without', () => {
  const [withMake, plain] = ['/offers/mazda/a', '/offers/a']
  expect(moved([withMake, plain], ['/offers/mazda/b', '/offers/b'], known({ '/offers/b': '/x' }))).toEqual({
    dropped: [{ id: '/offers/b', from: '/offers/b', to: '/x' }],
    turned: [],
    made: [
      { from: withMake, to: '/offers/mazda/b' },
      { from: plain, to: '/offers/mazda/b' },
    ],
  })
  expect(moved([plain, plain], ['/offers/b', '/offers/b'], known({})).made).toHaveLength(1)
})
