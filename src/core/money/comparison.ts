import { phrase } from '@/lib/words'

import { comparisonRate, monthlyRepayment } from './repayment'

/** Car loans: secured, $30,000 over 5 years. */
export const EXAMPLE = { principal: 30_000, months: 60 } as const

export const COMPARISON_BASIS = phrase('Comparison rate based on a 5 year secured loan of $30,000.')
export const COMPARISON_WARNING = phrase(
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
)

/** Dollars: once at the start, and with each monthly repayment. */
export interface Fees {
  setupFee: number
  monthlyFee: number
}

interface Compared extends Partial<Fees> {
  interestRate: number
  comparisonRate: number
}

/**
 * Whether the rate may be shown: only beside its comparison rate. That is 0 for an interest of 0 % without fees, as makers offer
 * it; any other 0 is one that nobody has written yet.
 */
export const isCompared = ({
  interestRate,
  comparisonRate,
  setupFee = 0,
  monthlyFee = 0,
}: Compared): boolean =>
  comparisonRate > 0 || (comparisonRate === 0 && interestRate === 0 && setupFee === 0 && monthlyFee === 0)

/** Per cent a year, to two decimals. The set-up fee is taken off what the shopper gets at the start. */
export const comparisonOf = (annualRate: number, { setupFee, monthlyFee }: Fees): number => {
  const payment = monthlyRepayment({ ...EXAMPLE, annualRate }) + monthlyFee
  const payments = Array.from({ length: EXAMPLE.months }, () => payment)
  const found = comparisonRate(EXAMPLE.principal - setupFee, payments)
  return Math.round(Math.max(found, annualRate) * 100) / 100
}

/** At another interest rate. What the lender's own comparison rate has beyond its known fees is added here too. */
export const comparisonAt = (
  annualRate: number,
  lender: Fees & { interestRate: number; comparisonRate: number },
): number => {
  if (annualRate === lender.interestRate) return lender.comparisonRate
  const rest = Math.max(0, lender.comparisonRate - comparisonOf(lender.interestRate, lender))
  return Math.round((comparisonOf(annualRate, lender) + rest) * 100) / 100
}
