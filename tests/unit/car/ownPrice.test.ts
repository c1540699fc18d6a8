import { describe, expect, it } from 'vitest'
import { figureKey, figuresAfter, figuresForIn } from '@/core/car/figuresFor'
import { withOwnPrice } from '@/core/car/ownPrice'

const LENDER = {
  ...{
    interestRate: 5.99,
    comparisonRate: 6.74,
    termMonths: 60,
    termYears: 5,
    disclaimer: 'Approved applicants.',
  },
  ...{ paymentWeek: 120, paymentMonth: 521.43, deposit: 3000, balloon: 0 },
}
const CAR = { price: 25_000, weekly_price: 120, finance_lenders: { plainfield: LENDER } }
const shown = (car: typeof CAR, feed_values: Record<string, unknown> | null) => {
  const { price, weekly_price, finance_lenders } = withOwnPrice(car, { feed_values })
  const { paymentWeek, paymentMonth, deposit, balloon } = finance_lenders.plainfield
  return [price, weekly_price, paymentWeek, paymentMonth, deposit, balloon]
}

it.each<[string, Record<string, unknown> | null, unknown[]]>([
  ['a car without values of staff', null, [25_000, 120, 120, 521.43, 3000, 0]],
  ['another value of staff', { colour: 'Red' }, [25_000, 120, 120, 521.43, 3000, 0]],
  ['the price that the feed has too', { price: 25_000 }, [25_000, 120, 120, 521.43, 3000, 0]],
  ['a lower price', { price: 30_000 }, [25_000, 100, 100, 434.53, 2500, 0]],
  ['a higher price', { price: 20_000 }, [25_000, 150, 150, 651.79, 3750, 0]],
  ['a price where the feed has none', { price: null }, [25_000, null, null, null, null, null]],
  [
    'a price and a repayment of staff',
    { price: 30_000, weekly_price: 120 },
    [25_000, 120, 100, 434.53, 2500, 0],
  ],
  [
    'a price and lenders of staff',
    { price: 30_000, finance_lenders: {} },
    [25_000, 100, 120, 521.43, 3000, 0],
  ],
])('repayments with %s', (_what, feed_values, expected) => expect(shown(CAR, feed_values)).toEqual(expected))

it('without a price there is no repayment to show', () => {
  expect(withOwnPrice({ ...CAR, price: null }, { feed_values: { price: 30_000 } })).toMatchObject({
    weekly_price: null,
    finance_lenders: { plainfield: { paymentWeek: null, interestRate: 5.99 } },
  })
})

it('a car that is not financed gains nothing', () =>
  expect(withOwnPrice({ price: 25_000 }, { feed_values: { price: 30_000 } })).toEqual({ price: 25_000 }))

const at = (price: number | null, figures_for: unknown, over: object = {}) => {
  const { weekly_price, finance_lenders } = withOwnPrice({ ...CAR, price, ...over }, { figures_for })
  return [weekly_price, finance_lenders.plainfield.paymentWeek, finance_lenders.plainfield.deposit]
}
const CAME = figuresAfter(null, { stated: { ...CAR, price: 30_000 }, before: {}, after: {} })

it.each<[string, number | null, unknown, unknown[]]>([
  ['the price that they came with', 30_000, CAME, [120, 120, 3000]],
  ['a lower price of anybody', 25_000, CAME, [100, 100, 2500]],
  ['a price that is a tenth', 3000, CAME, [12, 12, 300]],
  ['no price', null, CAME, [null, null, null]],
  ['a price for which they cannot be', 501, null, [null, null, null]],
  [
    'the same, noted as theirs',
    501,
    figuresAfter(null, { stated: { ...CAR, price: 501 }, before: {}, after: {} }),
    [null, null, null],
  ],
  ['a price that is far too high for them', 300_000, null, [120, null, null]],
])('repayments at %s', (_what, price, figures_for, expected) =>
  expect(at(price, figures_for)).toEqual(expected),
)

it('one lender without a term is judged by a year', () => {
  const lender = { ...LENDER, termMonths: null, termYears: null, paymentMonth: null }
  const shown = (price: number) =>
    withOwnPrice({ price, finance_lenders: { a: lender } }, {}).finance_lenders.a.paymentWeek
  expect([shown(25_000), shown(4000)]).toEqual([120, null])
})

describe('the price that repayments are for', () => {
  const L1 = { plainfield: LENDER }
  const L2 = { plainfield: { ...LENDER, paymentWeek: 137 } }
  const priceFor = (figures: unknown, value: unknown) =>
    figuresForIn(figures)[figureKey('finance_lenders', value) ?? '']
  const first = figuresAfter(null, { stated: { price: 30_000, finance_lenders: L1 }, before: {}, after: {} })

  it('stays when another price comes alone', () => {
    const car = { price: 30_000, finance_lenders: L1 }
    const after = { ...car, price: 25_000 }
    expect(priceFor(figuresAfter(first, { stated: { price: 25_000 }, before: car, after }), L1)).toBe(30_000)
  })
  it('of a car from before it was noted is the price before', () => {
    const car = { price: 30_000, finance_lenders: L1 }
    const after = { ...car, price: 25_000 }
    expect(priceFor(figuresAfter(null, { stated: { price: 25_000 }, before: car, after }), L1)).toBe(30_000)
  })
  it('is that of the same message, though another price is shown', () => {
    const stated = { price: 34_000, finance_lenders: L2 }
    const after = { price: 28_000, finance_lenders: L2 }
    expect(priceFor(figuresAfter(first, { stated, before: after, after }), L2)).toBe(34_000)
  })
  it('is the car’s where they come without one', () => {
    const after = { price: 28_000, finance_lenders: L2 }
    expect(priceFor(figuresAfter(first, { stated: { finance_lenders: L2 }, before: after, after }), L2)).toBe(
      28_000,
    )
  })
  it('is known when they come back', () => {
    const second = figuresAfter(first, {
      stated: { price: 25_000, finance_lenders: L2 },
      before: {},
      after: {},
    })
    expect([priceFor(second, L1), priceFor(second, L2)]).toEqual([30_000, 25_000])
  })
  it('is forgotten for the oldest of many', () => {
    let known = first
    for (let week = 1; week <= 20; week++)
      known = figuresAfter(known, { stated: { price: 9000, weekly_price: week }, before: {}, after: {} })
    expect([Object.keys(known ?? {}).length, priceFor(known, L1)]).toEqual([12, undefined])
  })
})
