/** Loan arithmetic. Dollars; rates are per cent a year, compounded monthly. */

export interface Loan {
  principal: number
  annualRate: number
  months: number
  /** Paid with the last instalment. */
  balloon?: number
}

/** The monthly payment in arrears, to the fraction of a cent. 0 for a loan without months. */
export const monthlyRepayment = ({ principal, annualRate, months, balloon = 0 }: Loan): number => {
  if (months <= 0) return 0
  const rate = annualRate / 1200
  if (rate === 0) return (principal - balloon) / months
  return ((principal - balloon / (1 + rate) ** months) * rate) / (1 - (1 + rate) ** -months)
}

/** A week's share of a monthly payment: twelve payments over 52 weeks. */
export const weeklyOf = (monthly: number): number => (monthly * 12) / 52

/** The other way round. */
export const monthlyFrom = (weekly: number): number => (weekly * 52) / 12

const presentValue = (payments: readonly number[], rate: number): number =>
  payments.reduce((sum, payment, index) => sum + payment / (1 + rate) ** (index + 1), 0)

/**
 * The comparison rate by the National Credit Code's formula (NCCP reg 100): the rate that makes the payments and
 * ascertainable fees worth the credit, times the payments of a year.
 * @param payments each period's payment with its fees, in dollars
 * @param perYear 12 monthly, 26.09 fortnightly, 52.18 weekly
 * @returns per cent a year, not rounded; 0 when the payments do not even repay the credit
 */
export const comparisonRate = (credit: number, payments: readonly number[], perYear = 12): number => {
  if (presentValue(payments, 0) <= credit) return 0
  let low = 0
  let high = 1
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2
    if (presentValue(payments, middle) > credit) low = middle
    else high = middle
  }
  return low * perYear * 100
}
