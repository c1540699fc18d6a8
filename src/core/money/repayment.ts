/** Dollars; rates are per cent a year, compounded monthly. */

export interface Loan {
  principal: number
  annualRate: number
  months: number
  balloon?: number
}

/** In arrears, not rounded; 0 for a loan without months. */
export const monthlyRepayment = ({ principal, annualRate, months, balloon = 0 }: Loan): number => {
  if (months <= 0) return 0
  const rate = annualRate / 1200
  if (rate === 0) return (principal - balloon) / months
  return ((principal - balloon / (1 + rate) ** months) * rate) / (1 - (1 + rate) ** -months)
}

/** What is owed after each year and at the end, before the balloon is paid; the loan itself first. Not rounded. */
export function balances(loan: Loan): number[] {
  const rate = loan.annualRate / 1200
  const repayment = monthlyRepayment(loan)
  const owed = [loan.principal]
  let left = loan.principal
  for (let month = 1; month <= loan.months; month++) {
    left = left * (1 + rate) - repayment
    if (month % 12 === 0 || month === loan.months) owed.push(left)
  }
  return owed
}

export const weeklyOf = (monthly: number): number => (monthly * 12) / 52

export const monthlyFrom = (weekly: number): number => (weekly * 52) / 12

const presentValue = (payments: readonly number[], rate: number): number =>
  payments.reduce((sum, payment, index) => sum + payment / (1 + rate) ** (index + 1), 0)

/**
 * National Credit Code (NCCP reg 100): per cent a year, not rounded; 0 when the payments do not repay the credit.
 * `payments` in dollars include fees. `perYear`: 12, for fortnights 26.09 and for weeks 52.18.
 */
export const comparisonRate = (credit: number, payments: readonly number[], perYear = 12): number => {
  if (presentValue(payments, 0) <= credit) return 0
  let low = 0
  let high = 1
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (presentValue(payments, middle) > credit) low = middle
    else high = middle
  }
  return low * perYear * 100
}
