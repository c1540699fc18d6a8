import { describe, expect, test } from 'vitest'
import { exampleCar } from '../../helpers/car'
import { quoteOf } from '@/core/money/calculator'
import { financeEstimate } from '@/core/car/finance/estimate'
import { isOwnRate } from '@/core/car/finance/lenderTerms'
import { carOffer } from '@/core/car/finance/offer'
import { conditionsText, isLentAt } from '@/core/money/specialRate'
import { financeConfigSchema } from '@/core/dealer/config/financeConfig'

const now = new Date('2026-11-10T02:00:00Z')
const special = { interestRate: 6.49, comparisonRate: 7.32, setupFee: 295, monthlyFee: 6 }
const siteOf = (over: object = {}) => ({
  timezone: 'Australia/Melbourne',
  features: { finance: true },
  finance: financeConfigSchema.parse({
    ...{ provider: 'plain', interestRate: 7.65, comparisonRate: 8.42, setupFee: 295, monthlyFee: 5 },
    disclaimer: 'Ours.',
    specialRates: [{ ...special, shortestMonths: 36, longestMonths: 60, largestAmount: 55_000 }],
    ...over,
  }),
})
const site = siteOf()
const [conditions] = site.finance.specialRates
if (!conditions) throw new Error('The site has a special rate')

const demo = (price: number, over: object = {}) =>
  exampleCar({
    price,
    finance_lenders: {
      plain: {
        ...{ interestRate: 6.49, comparisonRate: 7.32, paymentWeek: 200, paymentMonth: 866.67 },
        ...{ termMonths: 60, deposit: price / 10, balloon: 0, disclaimer: 'For demos.', ...over },
      },
    },
  })

describe('a special rate', () => {
  const loan = { price: 60_000, own: 5000, months: 60, balloon: 0 }
  test.each([
    ['all met, to the dollar', {}, {}, true],
    ['a dollar too much', { own: 4999 }, {}, false],
    ['no limit', { own: 0 }, { largestAmount: null }, true],
    ['the shortest term', { months: 36 }, {}, true],
    ['shorter', { months: 24 }, {}, false],
    ['longer', { months: 72 }, {}, false],
    ['a balloon', { balloon: 10 }, {}, false],
    ['a balloon where one is allowed', { balloon: 10 }, { balloon: true }, true],
    ['the smallest deposit', { own: 6000 }, { leastDeposit: 10 }, true],
    ['less than it', { own: 5999 }, { leastDeposit: 10 }, false],
  ])('%s', (_what, requested, change, isLent) =>
    expect(isLentAt({ ...conditions, ...change }, { ...loan, ...requested })).toBe(isLent),
  )
  test('in words', () => {
    expect(conditionsText(conditions)).toBe('36 to 60 months, up to $55,000, no balloon')
    expect(conditionsText({ ...conditions, largestAmount: null, leastDeposit: 10, balloon: true })).toBe(
      '36 to 60 months, at least 10% down',
    )
  })
  test('has a longest term that is not shorter than the shortest', () => {
    const rates = { specialRates: [{ ...special, shortestMonths: 60, longestMonths: 36 }] }
    expect(financeConfigSchema.safeParse(rates).error?.issues[0]?.message).toBe(
      'Use at least the shortest term',
    )
  })
})

describe('the repayment that a car is advertised with', () => {
  const usual = { interestRate: '7.65%', comparisonRate: '8.42%', disclaimer: 'Ours.' }
  test.each([
    ['within the limit', 61_110, {}, { interestRate: '6.49%', weekly: '$200', disclaimer: 'For demos.' }],
    ['above it', 61_120, {}, { ...usual, weekly: '$255', monthly: '$1,106' }],
    ['over too long a term', 30_000, { termMonths: 72 }, { ...usual, termMonths: 72 }],
    ['with a balloon', 30_000, { balloon: 5000 }, { ...usual, balloon: '$5,000' }],
    ['at a rate without conditions', 90_000, { interestRate: 6.99 }, { interestRate: '6.99%' }],
  ])('%s', (_what, price, data, notice) =>
    expect(financeEstimate(demo(price, data), site, now)).toMatchObject(notice),
  )
  test('is none where the dealer has no usual rate to fall back on', () =>
    expect(financeEstimate(demo(30_000), siteOf({ comparisonRate: 0 }), now)).toBeNull())
})

describe('the calculator of a car at such a rate', () => {
  const offer = carOffer(demo(50_000), site, now)
  if (!offer) throw new Error('The car has an offer')
  const atSpecial = { rate: 6.49, comparisonRate: 7.32, monthlyFee: 6 }
  const atUsual = { rate: 7.65, comparisonRate: 8.42, monthlyFee: 5 }
  test.each([
    ['as it opens', {}, { ...atSpecial, fees: 655 }],
    ['without a deposit', { deposit: 0 }, atSpecial],
    ['over 84 months', { months: 84 }, { ...atUsual, fees: 715 }],
    ['with a balloon', { balloon: 30 }, atUsual],
    ['all that the lender refuses', { deposit: 0, months: 84, balloon: 30 }, atUsual],
    ['the shopper’s own rate', { rate: 9, months: 84 }, { rate: 9, monthlyFee: 5 }],
  ])('%s', (_what, choice, quote) =>
    expect(quoteOf({ ...offer.start, ...choice }, offer)).toMatchObject(quote),
  )
  test.each([
    [12_345, 24.69],
    [0, 0],
    [null, 0],
  ])('a lender’s balloon of $%s is %s per cent of the price', (balloon, share) =>
    expect(carOffer(demo(50_000, { balloon }), site, now)?.start.balloon).toBe(share),
  )
  test('a car above the limit opens at the usual rate', () =>
    expect(carOffer(demo(72_490), site, now)).toMatchObject({
      interestRate: 7.65,
      monthlyFee: 5,
      special: null,
    }))
})

test.each([
  ['at its own rate', 50_000, true],
  ['at the dealer’s usual one', 72_490, false],
])('a lender’s words stand under a car that is lent %s', (_what, price, isOwn) => {
  const car = demo(price)
  const rate = carOffer(car, site, now)?.interestRate ?? NaN
  expect(isOwnRate(rate, car.finance_lenders?.plain)).toBe(isOwn)
  expect(isOwnRate(rate, undefined)).toBe(false)
})
