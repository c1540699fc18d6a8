/** Prices, facts and finance: each rule at, below and above its bound. */
import { describe, expect, test } from 'vitest'
import { exampleCar } from '../../../helpers/car'
import type { Car } from '@/core/car/car'
import { belowMarketBy, hasPrice, priceOf } from '@/core/car/price'
import { regoExpiryText, specRows } from '@/core/car/specs'
import { shownLender } from '@/core/car/finance/shownLender'
import type { ProviderKind } from '@/core/dealer/config/financeProviders'
import { financeConfigSchema } from '@/core/dealer/config/financeConfig'

const now = new Date('2026-03-10T02:00:00Z')
const car = (over: Partial<Car> = {}) => exampleCar(over)

describe('a price', () => {
  const config = {
    country: 'AU' as const,
    features: { subscriptions: true, belowMarket: true, autograb: true },
    labels: { preorder: 'Pre-order now', noPrice: 'Enquire for price', priceTypes: {} },
  }
  test.each([
    [-1, false],
    [0, false],
    [9, false],
    [10, false],
    [11, true],
    [null, false],
  ])('of %s is shown: %s', (price, shown) => {
    expect(hasPrice({ price })).toBe(shown)
    expect(priceOf(car({ price }), config).kind).toBe(shown ? 'price' : 'none')
  })
  test.each([
    [true, 'Pre-order now'],
    [false, 'Enquire for price'],
    [null, 'Enquire for price'],
  ])('of nothing, preorder %s, says %s', (preorder, text) =>
    expect(priceOf(car({ price: 10, preorder }), config)).toEqual({ kind: 'none', text }),
  )
  test.each([
    [-1, true, 'price'],
    [0, true, 'price'],
    [1, true, 'subscription'],
    [189, false, 'price'],
    [null, true, 'price'],
  ])('a week of %s where subscriptions are %s is a %s', (subscription_price, subscriptions, kind) => {
    const own = { ...config, features: { ...config.features, subscriptions } }
    expect(priceOf(car({ subscription_price }), own).kind).toBe(kind)
  })
  test.each([
    [19_999, false],
    [20_000, false],
    [20_001, true],
    [null, false],
  ])('of 20,000 was %s before: %s', (before_price, shown) => {
    const view = priceOf(car({ price: 20_000, before_price }), config)
    expect(view.kind === 'price' && view.was !== null).toBe(shown)
  })
  test.each([
    ['the state', 20_499, null, null],
    ['the state', 20_500, null, 500],
    ['the state', 20_501, null, 501],
    ['the nation', null, 20_499, null],
    ['the nation', null, 20_500, 500],
    ['the state before the nation', 20_499, 30_000, null],
    ['an average of 0 is none', 0, 20_600, 600],
    ['an average below the price', 19_000, null, null],
    ['no average', null, null, null],
  ])('of 20,000 under %s: %s, %s', (_whose, state, nation, saving) => {
    const autograb_data = { state_average_market_price: state, average_market_price: nation }
    expect(belowMarketBy(car({ price: 20_000, autograb_data }))).toBe(saving)
  })
})

describe('facts', () => {
  test.each([
    ['', 0],
    [' ', 0],
    ['null', 0],
    ['NULL', 0],
    [null, 0],
    [undefined, 0],
    [0, 0],
    ['nullable', 1],
    ['no', 1],
    [1, 1],
  ])('the fact %j has %i row', (value, rows) => expect(specRows([['A', value]])).toHaveLength(rows))
  test.each([
    ['2026-03-09', false],
    ['2026-03-10', false],
    ['2026-03-11', true],
    ['soon', false],
    [null, false],
  ])('rego to %s is shown: %s', (day, shown) => expect(regoExpiryText(day, now) !== null).toBe(shown))
})

describe('an estimate of finance', () => {
  const lender = {
    interestRate: 7.5,
    comparisonRate: 8.2,
    paymentWeek: 120,
    paymentMonth: 500,
    termMonths: 60,
  }
  const shown = (kind: ProviderKind, over: Partial<Car>, data: object) =>
    shownLender(
      car({
        price: 501,
        year: 2015,
        make: 'Toyota',
        finance_lenders: { plain: { ...lender, ...data } },
        ...over,
      }),
      {
        timezone: 'Australia/Brisbane',
        features: { finance: true },
        finance: financeConfigSchema.parse({ provider: 'plain', providerKind: kind }),
      },
      now,
    ) !== null
  test.each<[ProviderKind, string, Partial<Car>, object, boolean]>([
    ['year-and-rate', '11 years old', { year: 2015 }, {}, true],
    ['year-and-rate', '12 years old', { year: 2014 }, {}, false],
    ['year-and-rate', 'at 501', { price: 501 }, {}, true],
    ['year-and-rate', 'at 500', { price: 500 }, {}, false],
    ['year-and-rate', 'without a weekly payment', {}, { paymentWeek: null }, true],
    ['weekly', 'at 501', { price: 501 }, {}, true],
    ['weekly', 'at 500', { price: 500 }, {}, false],
    ['weekly', 'without a weekly payment', {}, { paymentWeek: null }, false],
    ['weekly-share', 'at 501', { price: 501 }, {}, true],
    ['weekly-share', 'at 500', { price: 500 }, {}, false],
    ['manual', 'at 501', { price: 501 }, {}, true],
    ['manual', 'at 500', { price: 500 }, {}, false],
    ['monthly', 'at 501', { price: 501 }, {}, true],
    ['monthly', 'at 500', { price: 500 }, {}, false],
    ['monthly', 'without a monthly payment', {}, { paymentMonth: null }, false],
    ['available-only', 'at no price', { price: 0 }, {}, true],
    ['available-monthly', 'at no price', { price: 0 }, {}, true],
    ['available-only', 'an interest rate of 0', {}, { interestRate: 0 }, true],
    ['available-only', 'no interest rate', {}, { interestRate: null }, false],
    ['available-only', 'a Suzuki', { make: 'Suzuki' }, {}, false],
  ])('%s, %s: %s', (kind, _what, over, data, expected) => expect(shown(kind, over, data)).toBe(expected))
})
