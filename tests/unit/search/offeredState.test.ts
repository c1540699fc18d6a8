import { describe, expect, it, test } from 'vitest'
import { appliedFilters } from '@/search/list/chips'
import { offeredState } from '@/search/list/offeredState'
import { readQuery } from '@/search/list/parse'
import { isForAll } from '@/core/dealer/links/pageForAll'
import { featuresSchema } from '@/core/dealer/config/featuresConfig'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { configInput } from '../../helpers/dealers'

const on = featuresSchema.parse({
  ...{ tags: true, certified: true, finance: true, subscriptions: true, priceRating: true },
})
const stateOf = (query: string) => readQuery(new URLSearchParams(query))

describe('T2 a filter about what is switched off is ignored', () => {
  it.each([
    ['tags', 'tag=Price+drop'],
    ['tags', 'not[tag]=Price+drop'],
    ['certified', 'certified=true'],
    ['priceRating', 'price_rating=great'],
    ['priceRating', 'sortBy=rating'],
    ['finance', 'range[weekly_price]=:120'],
    ['finance', 'sortBy=weekly_asc'],
    ['subscriptions', 'range[subscription_price]=:300'],
  ] as const)('%s: %s', (feature, query) => {
    const requested = stateOf(`make=Toyota&${query}`)
    expect(offeredState(requested, on)).toBe(requested)
    const offered = offeredState(requested, { ...on, [feature]: false })
    expect(appliedFilters(offered).map(({ name }) => name)).toEqual(['make'])
    expect(offered.sortBy).toBe('relevant')
  })
})

test.each([
  ['/about-us', {}, true],
  ['/finance', { features: { finance: false } }, false],
  ['/finance', { features: { finance: true } }, true],
  ['/finance', { features: { finance: true, signIn: true }, gates: ['finance' as const] }, false],
  ['/service/booking', {}, true],
  ['/service/booking', { baseDomain: 'dealer.example' }, false],
])('Q2 a sitemap has %s with %j: %s', (path, over, expected) =>
  expect(isForAll(path, tenantConfigSchema.parse(configInput(over)))).toBe(expected),
)
