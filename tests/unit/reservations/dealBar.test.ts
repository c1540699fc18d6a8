import { describe, expect, it } from 'vitest'
import { barFigures } from '@/features/reservations/deals/barFigures.rules'
import type { LoanOffer } from '@/core/money/calculator'
import { typedSum } from '@/components/reservations/deals/typedSum'

const sum = { price: 30_000, delivery: 395, tradeIn: null, deposit: 500, lent: null }
const offer: LoanOffer = {
  ...{ interestRate: 6, comparisonRate: 6.5, setupFee: 0, monthlyFee: 0, provided: null, special: null },
  start: { price: 30_000, deposit: 3000, tradeIn: 0, months: 60, balloon: 0, rate: 6 },
}
const form = (values: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

describe('price, total and repayment stay in view on every step', () => {
  it('lends what is left of the deal', () => {
    // 29,895 over 60 months at 6 %.
    expect(barFigures(sum, offer, null)).toEqual({
      ...{ price: 30_000, total: 30_395 },
      loan: { deposit: 500, monthly: 578, weekly: 133, comparisonRate: 6.5 },
    })
  })
  it('follows the loan that was chosen, and the trade-in', () => {
    const chosen = { deposit: 5000, months: 84, balloon: 0, rate: 6 }
    const { loan, total } = barFigures({ ...sum, tradeIn: 5395 }, offer, chosen)
    expect(total).toBe(25_000)
    expect(loan).toEqual({ deposit: 5000, monthly: 292, weekly: 67, comparisonRate: 6.5 })
  })
  it('has no repayment without a loan, or when nothing is left', () => {
    expect(barFigures(sum, null, null)).toEqual({ price: 30_000, total: 30_395, loan: null })
    expect(barFigures({ ...sum, tradeIn: 40_000 }, offer, null).loan).toBeNull()
  })
  it.each([
    ['a way of delivery', { way: 'metro' }, { delivery: 395 }],
    ['collecting', { way: 'collect' }, { delivery: 0 }],
    ['a trade-in', { has: 'Yes', worth: '$8,000', owing: '1000' }, { tradeIn: 7000 }],
    ['no trade-in', { has: 'No', worth: '8000' }, { tradeIn: null }],
    ['another form', { name: 'Ann' }, {}],
    ['the way as it was, so the loan stays', { way: 'metro' }, { delivery: 395, lent: 20_000 }, 20_000],
    ['another way, for which another loan is asked', { way: 'collect' }, { delivery: 0, lent: null }, 20_000],
  ])('is typed: %s', (_name, values, changed, lent: number | null = null) =>
    expect(typedSum(form(values), { ...sum, lent }, [{ key: 'metro', fee: 395 }])).toEqual({
      ...sum,
      ...changed,
    }),
  )
})
