import { expect, it } from 'vitest'
import { withOwnPrice } from '@/domain/car/ownPrice'

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
  const { price, weekly_price, finance_lenders } = withOwnPrice(car, feed_values)
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
  expect(withOwnPrice({ ...CAR, price: null }, { price: 30_000 })).toMatchObject({
    weekly_price: null,
    finance_lenders: { plainfield: { paymentWeek: null, interestRate: 5.99 } },
  })
})

it('a car that is not financed gains nothing', () =>
  expect(withOwnPrice({ price: 25_000 }, { price: 30_000 })).toEqual({ price: 25_000 }))
