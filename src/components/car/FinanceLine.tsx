import type { FinanceEstimate } from '@/core/car/finance/estimate'
import { t } from '@/lib/words'

/** A repayment is never shown without its comparison rate, in the same size and weight on the same line. */
export function FinanceLine({ estimate }: { estimate: FinanceEstimate | null }) {
  if (!estimate?.repayment) return null
  return (
    <p className="weekly">
      <span>
        <b>{estimate.repayment}</b> {t('a {period}', { period: estimate.period })}
      </span>
      <span>
        <b>{estimate.comparisonRate}</b> {t('p.a. comparison rate')}
        <sup>*</sup>
      </span>
    </p>
  )
}
