import { describe, expect, it } from 'vitest'
import { besidesFigures } from '@/app/(site)/sites/[host]/finance/query'
import { actionHref } from '@/components/money/LoanResult'
import type { LoanOffer } from '@/core/money/calculator'

const start = { price: 30_000, deposit: 3000, tradeIn: 0, months: 60, balloon: 0, rate: 7.95 }
const offer: LoanOffer = {
  ...{ start, interestRate: 7.95, comparisonRate: 8.6, setupFee: 395, monthlyFee: 10 },
  ...{ provided: null, special: null },
}
const after = (href: string, carId: string | null = null) =>
  actionHref({ action: { label: 'Go', href }, offer, carId }, { ...start, deposit: 8000, months: 84 })

describe('the link of a calculator keeps the car, the dealership and the figures', () => {
  it.each([
    ['/finance#finance-form', '/finance?deposit=8000&term=84#finance-form'],
    ['/finance?car_id=c1#finance-form', '/finance?car_id=c1&deposit=8000&term=84#finance-form'],
    [
      '/personalised/finance?car_id=c1&utm_source=mail#finance-form',
      '/personalised/finance?car_id=c1&utm_source=mail&deposit=8000&term=84#finance-form',
    ],
    ['/finance?deposit=1&car_id=c%201', '/finance?deposit=8000&car_id=c+1&term=84'],
  ])('%s', (href, expected) => expect(after(href)).toBe(expected))

  it('is as it was when nothing was changed', () =>
    expect(
      actionHref(
        { action: { label: 'Go', href: '/finance?car_id=c1#finance-form' }, offer, carId: 'c1' },
        start,
      ),
    ).toBe('/finance?car_id=c1#finance-form'))

  it('the page takes all of its own address but the figures', () =>
    expect(
      besidesFigures({
        car_id: 'c1',
        deposit: '1',
        term: '84',
        preferredDealership: 'yard',
        a: ['1', '2'],
        b: undefined,
      }),
    ).toEqual([
      ['car_id', 'c1'],
      ['preferredDealership', 'yard'],
      ['a', '1'],
      ['a', '2'],
    ]))
})
