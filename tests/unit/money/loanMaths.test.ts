import { describe, expect, test } from 'vitest'
import { type LoanOffer, quoteOf } from '@/core/money/calculator'
import { comparisonAt, comparisonOf, isCompared } from '@/core/money/comparison'
import { financeFindings } from '@/features/compliance/findings.rules'
import { assumptionsOf, pricesFor, weeklyOn } from '@/core/money/loanTerms'
import { dealerOffer } from '@/core/car/finance/offer'
import { shownLender } from '@/core/car/finance/shownLender'
import { featuresSchema } from '@/core/dealer/config/featuresConfig'
import { financeConfigSchema } from '@/core/dealer/config/financeConfig'
import { balances, comparisonRate, monthlyRepayment } from '@/core/money/repayment'
import { readDollars, readLoan, readRate } from '@/core/money/readLoan'

/** As the National Credit Code counts them. */
const PAYMENTS_A_YEAR = { month: 12, fortnight: 26.09, week: 52.18 } as const

const cents = (amount: number): number => Math.round(amount * 100) / 100

test.each([
  [30_000, 7, 60, 0, [30_000, 24_807.06, 0], 6],
  [30_000, 0, 60, 6000, [30_000, 25_200, 6000], 6],
  [30_000, 7, 18, 9000, [30_000, 16_245.66, 9000], 3],
])(
  '$%s at %s%% over %s months is owed year by year, down to its balloon',
  (principal, annualRate, months, balloon, [first, second, last], count) => {
    const owed = balances({ principal, annualRate, months, balloon })
    expect([owed[0], owed[1], owed.at(-1)].map((value) => cents(Number(value)))).toEqual([
      first,
      second,
      last,
    ])
    expect(owed).toHaveLength(count)
  },
)

describe('repayments to the cent (C3)', () => {
  // Figures of an independent calculation, in another language.
  test.each([
    [30_000, 7, 60, 0, 594.04],
    [30_000, 9, 60, 0, 622.75],
    [30_000, 12, 60, 0, 667.33],
    [30_000, 7, 60, 6000, 510.23],
    [30_000, 9, 36, 9000, 735.29],
    [42_291, 7.65, 60, 0, 850.44],
    [30_000, 0, 60, 0, 500],
    [30_000, 0, 60, 6000, 400],
    [30_000, 7, 0, 0, 0],
  ])('$%s at %s%% over %s months, balloon %s: %s', (principal, annualRate, months, balloon, payment) => {
    expect(cents(monthlyRepayment({ principal, annualRate, months, balloon }))).toBe(payment)
  })
})

describe('comparison rate (C3)', () => {
  const month = monthlyRepayment({ principal: 30_000, annualRate: 7, months: 60 })
  const every = (count: number, amount: number) => Array.from({ length: count }, () => amount)

  test.each([
    ['monthly, no fees', 30_000, every(60, month), PAYMENTS_A_YEAR.month, 7],
    ['monthly, fees', 29_705, every(60, month + 5), PAYMENTS_A_YEAR.month, 7.77],
    ['fortnightly, no fees', 30_000, every(130, (month * 12) / 26), PAYMENTS_A_YEAR.fortnight, 7.08],
    ['fortnightly, fees', 29_705, every(130, ((month + 5) * 12) / 26), PAYMENTS_A_YEAR.fortnight, 7.86],
    ['weekly, no fees', 30_000, every(260, (month * 12) / 52), PAYMENTS_A_YEAR.week, 7.1],
    ['weekly, fees', 29_705, every(260, ((month + 5) * 12) / 52), PAYMENTS_A_YEAR.week, 7.88],
    ['payments that do not repay it', 30_000, [100], 12, 0],
  ])('%s', (_name, credit, payments, perYear, rate) =>
    expect(cents(comparisonRate(credit, payments, perYear))).toBe(rate),
  )

  const fees = { setupFee: 295, monthlyFee: 5 }
  test.each([
    [7.45, 8.22],
    [7.65, 8.42],
    [7.99, 8.76],
  ])('of the example loan at %s%% with fees: %s%%', (rate, found) =>
    expect(comparisonOf(rate, fees)).toBe(found),
  )
  test('without fees it is the rate', () => {
    expect(comparisonOf(7.65, { setupFee: 0, monthlyFee: 0 })).toBe(7.65)
    expect(comparisonOf(0, { setupFee: 0, monthlyFee: 0 })).toBe(0)
  })
  test('at another rate, what the lender adds beyond its known fees stays added', () => {
    const lender = { ...fees, interestRate: 7.65, comparisonRate: 8.52 }
    expect(comparisonAt(7.65, lender)).toBe(8.52)
    expect(comparisonAt(7.45, lender)).toBe(8.32)
  })
})

const offer: LoanOffer = {
  interestRate: 7.65,
  comparisonRate: 8.42,
  setupFee: 295,
  monthlyFee: 5,
  start: { price: 46_990, deposit: 4699, tradeIn: 0, months: 60, balloon: 0, rate: 7.65 },
  provided: null,
  special: null,
}

describe('the calculator (F3)', () => {
  test('what it opens with', () => {
    expect(quoteOf(offer.start, offer)).toEqual({
      financed: 42_291,
      balloon: 0,
      rate: 7.65,
      setupFee: 295,
      monthlyFee: 5,
      monthly: 850.44,
      weekly: 196,
      comparisonRate: 8.42,
      totalPayable: 55_725.4,
      fees: 595,
    })
  })
  test('a trade-in, a balloon, another term and rate', () => {
    expect(
      quoteOf({ ...offer.start, tradeIn: 10_000, balloon: 20, months: 36, rate: 9 }, offer),
    ).toMatchObject({ financed: 32_291, balloon: 9398, monthly: 798.48, weekly: 184, comparisonRate: 9.77 })
  })
  test('paid in full: nothing a week, no fees', () => {
    expect(quoteOf({ ...offer.start, deposit: 46_990 }, offer)).toMatchObject({
      financed: 0,
      weekly: 0,
      monthly: 0,
      fees: 0,
      totalPayable: 46_990,
    })
  })
  test('the lender’s own figures hold until something changes', () => {
    const lender = { ...offer, provided: { weekly: 199.4, monthly: 864 } }
    expect(quoteOf(offer.start, lender)).toMatchObject({ weekly: 199, monthly: 864, totalPayable: 56_539 })
    // 236.66 a week is 237, not 236.
    expect(quoteOf({ ...offer.start, months: 48 }, lender)).toMatchObject({ monthly: 1025.51, weekly: 237 })
  })
})

describe('values of an address', () => {
  const read = (query: string) => readLoan((name) => new URLSearchParams(query).get(name), offer.start)
  test('all of them, as people type them', () => {
    expect(read('price=$30,000&deposit=3k&trade_in=1,500&term=36&balloon=30&rate=9.25%25')).toEqual({
      price: 30_000,
      deposit: 3000,
      tradeIn: 1500,
      months: 36,
      balloon: 30,
      rate: 9.25,
    })
  })
  test.each(['', 'price=lots&rate=-1&term=61&balloon=99&deposit=a', 'rate=31', 'rate=1e3'])(
    'what cannot be read stays: %s',
    (query) => expect(read(query)).toEqual(offer.start),
  )
  test('no more own money than the price', () => {
    expect(read('price=1000&deposit=5000&trade_in=9000')).toMatchObject({ deposit: 1000, tradeIn: 1000 })
  })
  test('dollars and rates', () => {
    expect(readDollars('')).toBe(0)
    expect(readDollars('9999999')).toBe(999_999)
    expect(readRate('8.')).toBe(8)
  })
})

describe('an interest of 0 % (C3)', () => {
  const free = { interestRate: 0, comparisonRate: 0, setupFee: 0, monthlyFee: 0 }
  const start = { price: 30_000, deposit: 0, tradeIn: 0, months: 60, balloon: 0, rate: 0 }
  const finance = financeConfigSchema.parse({ provider: 'own', depositPercent: 0, ...free })
  const site = { timezone: 'Australia/Brisbane', features: { finance: true }, finance }

  test.each([
    ['without fees it compares at 0 %', free, true],
    ['with a fee its comparison rate has to be written', { ...free, setupFee: 395 }, false],
    ['with a fee a month too', { ...free, monthlyFee: 5 }, false],
    ['with a fee and its comparison rate', { ...free, setupFee: 395, comparisonRate: 0.52 }, true],
    ['another rate without a comparison rate', { ...free, interestRate: 7.5 }, false],
    ['a comparison rate below nothing', { ...free, comparisonRate: -1 }, false],
  ])('%s: shown %s', (_name, rates, shown) => {
    expect(isCompared(rates)).toBe(shown)
    const features = featuresSchema.parse({ finance: true })
    expect(dealerOffer({ ...site, features, finance: { ...finance, ...rates } }) !== null).toBe(shown)
    expect(assumptionsOf({ ...finance, ...rates }) !== null).toBe(shown)
    const because = financeFindings({ ...finance, ...rates }, 'AU').map(({ rule }) => rule)
    expect(because.includes('no comparison rate')).toBe(!shown)
  })
  test('repayment, comparison rate and total', () => {
    const offer: LoanOffer = { ...free, start, provided: null, special: null }
    const quote = quoteOf(start, offer)
    expect(quote).toMatchObject({
      monthly: 500,
      weekly: 115,
      rate: 0,
      comparisonRate: 0,
      totalPayable: 30_000,
    })
    expect(quoteOf({ ...start, balloon: 20 }, offer)).toMatchObject({ monthly: 400, totalPayable: 30_000 })
    expect(quoteOf({ ...start, rate: 6 }, offer).comparisonRate).toBe(6)
    expect(comparisonOf(0, { setupFee: 0, monthlyFee: 0 })).toBe(0)
    expect(comparisonOf(0, { setupFee: 395, monthlyFee: 0 })).toBeGreaterThan(0.4)
  })
  test('the price for a weekly figure, and back', () => {
    const loan = assumptionsOf(finance)
    if (!loan) throw new Error('0 % is shown')
    expect(Math.round(weeklyOn(30_000, loan))).toBe(115)
    const { min = 0, max = 0 } = pricesFor({ min: 115, max: 115 }, loan)
    expect([min <= 30_000, max >= 30_000, Number.isFinite(max)]).toEqual([true, true, true])
  })
  test('a car whose feed sent 0 % keeps its calculator', () => {
    const lender = { interestRate: 0, comparisonRate: 0, termMonths: 48 }
    const car = {
      ...{ status: 'in_stock' as const, sold: false, make: 'Kia', year: 2026, price: 30_000 },
      ...{ dealership_slug: 'yard', finance_lenders: { own: lender } },
    }
    const now = new Date('2026-11-27T00:00:00Z')
    const kind = { ...site, finance: { ...finance, providerKind: 'year-and-rate' as const } }
    expect(shownLender(car, kind, now)).toMatchObject({ interestRate: 0, comparisonRate: 0 })
    expect(
      shownLender({ ...car, finance_lenders: { own: { ...lender, interestRate: 5 } } }, kind, now),
    ).toBeNull()
  })
})
