import type { FinanceEstimate } from '@/domain/finance/finance'

/** Repayment and comparison rate: one size, one weight, one line. A rate never stands alone; the footer says the rest. */
export function FinanceLine({ estimate }: { estimate: FinanceEstimate | null }) {
  if (!estimate?.weekly) return null
  return (
    <p className="weekly">
      <span>
        <b>{estimate.weekly}</b> a week
      </span>
      <span>
        <b>{estimate.comparisonRate}</b> p.a. comparison rate<sup>*</sup>
      </span>
    </p>
  )
}
