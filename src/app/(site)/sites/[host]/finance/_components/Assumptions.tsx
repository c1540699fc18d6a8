import { dollars, percent } from '@/components/finance/loanText'
import { FactLines } from '@/components/ui/FactLines'
import { formatLongDate } from '@/domain/dates'
import type { FinanceData } from '@/app/(site)/sites/[host]/finance/page-data'

/** Where the figures come from, and the terms of the lender. */
export function Assumptions({ data: { site, car, view } }: { data: FinanceData }) {
  if (!view) return null
  const { finance } = site.config
  const { offer } = view
  const from = !car && finance.ratesFrom ? `, from ${formatLongDate(finance.ratesFrom)}` : ''
  const lines: [string, string][] = [
    ['Our rate', `${percent(offer.interestRate)} p.a.${from}`],
    ['Comparison rate', `${percent(offer.comparisonRate)} p.a.`],
    ['Fees', `${dollars(offer.setupFee)} to set up, ${dollars(offer.monthlyFee)} a month`],
    ['Weekly figure', 'Monthly repayment x 12, divided by 52'],
    ['Who it is for', 'Approved applicants; the car secures the loan'],
    ['Credit by', view.lender],
  ]
  const terms =
    (finance.provider && car?.finance_lenders?.[finance.provider]?.disclaimer) || finance.disclaimer
  return (
    <section className="vsec twocol twocol--wide">
      <div>
        <h2>What we assumed</h2>
        <FactLines lines={lines} />
      </div>
      <div className="smallprint">
        <h2>Read this too</h2>
        {terms && <p>{terms}</p>}
        <p>This is an estimate, not an offer of credit. The lender decides after its own checks.</p>
      </div>
    </section>
  )
}
