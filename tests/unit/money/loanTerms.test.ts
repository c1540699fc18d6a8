import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleCar } from '../../helpers/car'
import { financeEstimate } from '@/core/car/finance/estimate'
import { assumptionsOf, pricesFor, readDeposit, readTerm, weeklyOn } from '@/core/money/loanTerms'
import { buildSearchHref } from '@/search/list/href'
import { parseSearch } from '@/search/list/parse'
import { financeConfigSchema } from '@/core/dealer/config/financeConfig'

const finance = financeConfigSchema.parse({
  provider: 'manual',
  interestRate: 7.65,
  comparisonRate: 8.42,
  lenderName: 'Plain Finance',
  licence: 'ACL 1',
})
const loan = (terms: { deposit?: number; term?: number } = {}) => {
  const found = assumptionsOf(finance, terms)
  if (!found) throw new Error('a dealer with both rates has terms')
  return found
}

describe('a shopper’s own loan (S22, F5)', () => {
  test.each([
    ['the dealer’s terms', {}, 34_990, 146],
    ['no deposit', { deposit: 0 }, 34_990, 162],
    ['$10,000 down', { deposit: 10_000 }, 34_990, 116],
    ['over three years', { term: 36 }, 34_990, 227],
    ['a deposit that covers the car', { deposit: 40_000 }, 34_990, 0],
  ])('%s', (_name, terms, price, weekly) => expect(Math.round(weeklyOn(price, loan(terms)))).toBe(weekly))

  test('never without a comparison rate, nor without a lender', () => {
    expect(assumptionsOf({ ...finance, comparisonRate: 0 }, { term: 36 })).toBeNull()
    expect(assumptionsOf({ ...finance, provider: null })).toBeNull()
  })

  test('the prices asked for are exactly those whose shown repayment is within the bounds', () => {
    const terms = fc.record({
      deposit: fc.constantFrom(undefined, 0, 5000, 20_000),
      term: fc.constantFrom(undefined, 12, 36, 84),
    })
    const weeks = fc.integer({ min: 1, max: 900 })
    fc.assert(
      fc.property(
        terms,
        weeks,
        weeks,
        fc.integer({ min: 1, max: 150_000 }),
        ({ deposit, term }, min, max, price) => {
          const own = loan({ ...(deposit !== undefined && { deposit }), ...(term !== undefined && { term }) })
          const { min: low = 0, max: high = Infinity } = pricesFor({ min, max }, own)
          // At the ends themselves too, which a price by chance hardly ever meets.
          return [price, low - 1, low, high, high + 1]
            .filter((one) => one > 0)
            .every((one) => {
              const shown = Math.round(weeklyOn(one, own))
              return (one >= low && one <= high) === (shown >= min && shown <= max)
            })
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('a card is reckoned anew, at the dealer’s rates, for cars that the lender finances', () => {
    const car = exampleCar({
      finance_lenders: {
        manual: { interestRate: 5.99, comparisonRate: 6.74, paymentWeek: 139, termMonths: 60 },
      },
    })
    const site = { timezone: 'Australia/Brisbane', features: { finance: true }, finance }
    const now = new Date('2026-03-10T02:00:00Z')
    expect(financeEstimate(car, site, now)).toMatchObject({ weekly: '$139', comparisonRate: '6.74%' })
    expect(financeEstimate(car, site, now, loan({ term: 36 }))).toMatchObject({
      weekly: '$227',
      comparisonRate: '8.42%',
      termMonths: 36,
    })
    expect(financeEstimate(car, site, now, loan({ deposit: 40_000 }))?.weekly).toBeNull()
    expect(financeEstimate({ ...car, finance_lenders: null }, site, now, loan({ term: 36 }))).toBeNull()
    expect(
      financeEstimate(car, { ...site, features: { finance: false } }, now, loan({ term: 36 })),
    ).toBeNull()
  })

  test.each([
    ['5000', 5000],
    ['$5,000', 5000],
    ['0', 0],
    ['-1', undefined],
    ['a lot', undefined],
  ])('deposit %s', (text, deposit) => expect(readDeposit(text)).toBe(deposit))
  test.each([
    ['36', 36],
    ['60', 60],
    ['61', undefined],
    ['', undefined],
  ])('term %s', (text, term) => expect(readTerm(text)).toBe(term))

  test('stands in the address', () => {
    const { state } = parseSearch(
      [],
      new URLSearchParams('sortBy=weekly_asc&term=36&deposit=$5,000&range[weekly_price]=:150'),
    )
    expect(state).toMatchObject({
      loan: { deposit: 5000, term: 36 },
      sortBy: 'weekly_asc',
      ranges: { weekly_price: { max: 150 } },
    })
    expect(buildSearchHref(state)).toBe(
      '/search?range[weekly_price]=:150&deposit=5000&term=36&sortBy=weekly_asc',
    )
  })
})
