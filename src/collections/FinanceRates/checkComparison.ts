import { comparisonOf } from '@/core/money/comparison'
import { COMPARISON_RATE } from '@/core/money/limits'
import { formatPercent } from '@/core/money/format'

const amountOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

const [, MAX_PERCENT] = COMPARISON_RATE

/** The advertised comparison rate may not be lower than the one computed from rate and fees. */
export const checkComparison = (
  value: unknown,
  { siblingData }: { siblingData: Partial<Record<string, unknown>> },
): string | true => {
  // Empty: completeRate fills it in before the row is stored.
  if (typeof value !== 'number') return true
  if (value > MAX_PERCENT) return `Use at most ${MAX_PERCENT}.`
  const fees = { setupFee: amountOf(siblingData.setup_fee), monthlyFee: amountOf(siblingData.monthly_fee) }
  const least = comparisonOf(amountOf(siblingData.interest_rate), fees)
  if (!Number.isFinite(least))
    return 'Check the rate and the fees first: nothing can be worked out from them.'
  return value >= least || `With this rate and these fees it is ${formatPercent(least)}. Type that, or more.`
}
