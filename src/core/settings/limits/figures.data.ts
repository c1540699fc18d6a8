import { COMPARISON_RATE, MONTHLY_FEE, RATE, SETUP_FEE } from '@/core/money/limits'

type Limits = readonly [least: number, most: number]
const DOLLARS: Limits = [0, 10_000_000]
const DAYS: Limits = [0, 365]

/** Of figures that the shape of the settings leaves open. `*` stands for each row. */
export const FIGURES: Readonly<Record<string, Limits>> = {
  foundedYear: [1800, 2100],
  reviewMinimum: [0, 5],
  'finance.interestRate': RATE,
  'finance.comparisonRate': COMPARISON_RATE,
  'finance.setupFee': SETUP_FEE,
  'finance.monthlyFee': MONTHLY_FEE,
  'finance.termMonths': [1, 120],
  // With the whole price as deposit there is nothing to repay, and a page would say $0 a week.
  'finance.depositPercent': [0, 90],
  'finance.specialRates.*.interestRate': RATE,
  'finance.specialRates.*.comparisonRate': COMPARISON_RATE,
  'finance.specialRates.*.setupFee': SETUP_FEE,
  'finance.specialRates.*.monthlyFee': MONTHLY_FEE,
  'finance.specialRates.*.largestAmount': [1, 10_000_000],
  'finance.specialRates.*.leastDeposit': [0, 90],
  'search.firstValues': [1, 100],
  'search.soldDays': DAYS,
  'search.newArrivalDays': DAYS,
  'search.newArrivalMaxKm': [0, 1_000_000],
  'search.pricePresets.*.min': DOLLARS,
  'search.pricePresets.*.max': DOLLARS,
  'search.cta.*.position': [1, 100],
  'reserve.depositFromPrice': DOLLARS,
  'reserve.minimumPrice': DOLLARS,
}
