import { describe, expect, test } from 'vitest'
import { exampleCar } from '../../helpers/car'
import type { Car } from '@/domain/car/car'
import { financeEstimate } from '@/domain/finance/finance'
import { comparisonRate, monthlyRepayment } from '@/domain/finance/repayment'

const now = new Date('2026-03-10T02:00:00Z')

describe('finance estimate (F1, F2)', () => {
  const lender = {
    interestRate: 7.5,
    comparisonRate: 8.236,
    paymentWeek: 128.6,
    paymentMonth: 557.1,
    termMonths: 60,
    disclaimer: 'Terms.',
  }
  const finance = {
    provider: 'manual',
    providerKind: 'manual' as const,
    excludedMakes: ['Suzuki'],
    excludedDealerships: ['far-yard'],
    lenderName: 'Plain Finance',
    licence: 'ACL 1',
    depositPercent: 10,
    disclaimer: '',
  }
  const site = { features: { finance: true }, finance }
  const financed = (over: Partial<Car> = {}, data: object = {}) =>
    exampleCar({ finance_lenders: { manual: { ...lender, ...data } }, ...over })
  const shown = (
    over: Partial<Car>,
    data: object,
    kind: 'manual' | 'year-and-rate' | 'monthly' | 'weekly' | 'available-only' | 'comparison-service',
  ) =>
    financeEstimate(financed(over, data), { ...site, finance: { ...finance, providerKind: kind } }, now) !==
    null

  test.each<[string, Partial<Car>, object, Parameters<typeof shown>[2], boolean]>([
    ['all there', {}, {}, 'manual', true],
    ['no interest rate', {}, { interestRate: null }, 'manual', false],
    ['no comparison rate', {}, { comparisonRate: null }, 'manual', false],
    ['an excluded make', { make: 'SUZUKI' }, {}, 'manual', false],
    ['an excluded dealership', { dealership_slug: 'far-yard' }, {}, 'manual', false],
    ['sold', { sold: true }, {}, 'manual', false],
    ['price 500', { price: 500 }, {}, 'manual', false],
    ['price 501', { price: 501 }, {}, 'manual', true],
    ['no weekly payment', {}, { paymentWeek: null }, 'manual', false],
    ['no weekly payment (weekly lender)', {}, { paymentWeek: 0 }, 'weekly', false],
    ['no monthly payment', {}, { paymentMonth: null }, 'monthly', false],
    ['monthly only', {}, { paymentWeek: null }, 'monthly', true],
    ['12 years old', { year: 2014 }, {}, 'year-and-rate', false],
    ['11 years old', { year: 2015 }, {}, 'year-and-rate', true],
    ['comparison rate 0', {}, { comparisonRate: 0 }, 'year-and-rate', false],
    ['any price', { price: 100 }, { paymentWeek: null, paymentMonth: null }, 'available-only', true],
    ['any price, comparison service', { price: 100 }, { paymentWeek: null }, 'comparison-service', true],
  ])('%s', (_, over, data, kind, expected) => expect(shown(over, data, kind)).toBe(expected))

  test('no lender, another lender, feature off', () => {
    expect(financeEstimate(exampleCar(), site, now)).toBeNull()
    expect(financeEstimate(exampleCar({ finance_lenders: { other: lender } }), site, now)).toBeNull()
    expect(financeEstimate(financed(), { ...site, features: { finance: false } }, now)).toBeNull()
  })
  test('what it says', () => {
    expect(financeEstimate(financed(), site, now)).toMatchObject({
      weekly: '$129',
      comparisonRate: '8.24%',
      interestRate: '7.50%',
      deposit: '$3,499',
      validUntil: '10/04/2026',
      totalPayable: '$36,925',
      disclaimer: 'Terms.',
    })
  })
})

describe('loan arithmetic (F3, C3)', () => {
  test.each([
    [7, 594.04],
    [9, 622.75],
    [12, 667.33],
    [0, 500],
  ])('$30,000 over 60 months at %s%%', (annualRate, payment) => {
    expect(monthlyRepayment({ principal: 30_000, annualRate, months: 60 })).toBeCloseTo(payment, 2)
  })
  test('a balloon lowers the payment by its discounted share', () => {
    expect(monthlyRepayment({ principal: 30_000, annualRate: 0, months: 60, balloon: 6000 })).toBe(400)
  })
  test('without fees the comparison rate is the rate; fees raise it', () => {
    const payment = monthlyRepayment({ principal: 30_000, annualRate: 7, months: 60 })
    const payments = Array.from({ length: 60 }, () => payment)
    expect(comparisonRate(30_000, payments)).toBeCloseTo(7, 6)
    expect(
      comparisonRate(
        30_000,
        payments.map((amount) => amount + 10),
      ),
    ).toBeCloseTo(7.72, 1)
    expect(comparisonRate(30_000, [100])).toBe(0)
  })
})
