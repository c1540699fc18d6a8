import { percent } from '@/components/money/loanText'
import { formatMoney } from '@/core/money/format'
import { FactLines } from '@/components/ui/FactLines'
import { formatLongDate } from '@/lib/dates'
import { isOwnRate, lenderOf } from '@/core/car/finance/lenderTerms'
import { conditionsText } from '@/core/money/specialRate'
import type { FinanceData } from '@/app/(site)/sites/[host]/finance/page-data'
import { t } from '@/lib/words'

type Line = [label: string, text: string]

export function Assumptions({ data: { site, car, view } }: { data: FinanceData }) {
  if (!view) return null
  const { finance } = site.config
  const { offer } = view
  const from = !car && finance.ratesFrom ? t(', from {day}', { day: formatLongDate(finance.ratesFrom) }) : ''
  const lines: Line[] = [
    [t('Our rate'), `${t('{rate} p.a.', { rate: percent(offer.interestRate) })}${from}`],
    [t('Comparison rate'), t('{rate} p.a.', { rate: percent(offer.comparisonRate) })],
    ...(offer.special ? [[t('Lent for'), conditionsText(offer.special.conditions)] satisfies Line] : []),
    [
      t('Fees'),
      t('{setup} to set up, {monthly} a month', {
        setup: formatMoney(offer.setupFee),
        monthly: formatMoney(offer.monthlyFee),
      }),
    ],
    [t('Weekly figure'), t('Monthly repayment x 12, divided by 52')],
    [t('Who it is for'), t('Approved applicants; the car secures the loan')],
    [t('Credit by'), view.lender],
  ]
  const lender = car ? lenderOf(car, finance) : undefined
  const terms = (isOwnRate(offer.interestRate, lender) && lender?.disclaimer) || finance.disclaimer
  return (
    <section className="vsec twocol twocol--wide">
      <div>
        <h2>{t('What we assumed')}</h2>
        <FactLines lines={lines} />
      </div>
      <div className="smallprint">
        <h2>{t('Read this too')}</h2>
        {terms && <p>{terms}</p>}
        <p>{t('This is an estimate, not an offer of credit. The lender decides after its own checks.')}</p>
      </div>
    </section>
  )
}
