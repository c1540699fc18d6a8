import { isStart, type LoanQuote, type LoanValues, quoteOf } from '@/core/money/calculator'
import { COMPARISON_BASIS, COMPARISON_WARNING } from '@/core/money/comparison'
import { LOAN_FIELDS } from '@/core/money/readLoan'
import { conditionsText } from '@/core/money/specialRate'
import { t } from '@/lib/words'
import { formatExactMoney } from '@/core/money/exact'
import { formatMoney } from '@/core/money/format'
import { percent } from './loanText'
import type { LoanView } from './loanView'

interface Props {
  view: LoanView
  values: LoanValues
}

const KEYS = ['price', 'deposit', 'tradeIn', 'months', 'balloon', 'rate'] as const

/** The next page opens with the shopper's own values; what its address says besides stays. */
export const actionHref = (
  { action, offer, carId }: Pick<LoanView, 'action' | 'offer' | 'carId'>,
  values: LoanValues,
): string => {
  if (isStart(values, offer)) return action.href
  const [address = '', anchor] = action.href.split('#')
  const [path = '', before] = address.split('?')
  const query = new URLSearchParams(before)
  for (const key of KEYS)
    if (values[key] !== offer.start[key] && !(carId && key === 'price'))
      query.set(LOAN_FIELDS[key], String(values[key]))
  return `${path}?${query}${anchor ? `#${anchor}` : ''}`
}

const feesText = ({ fees, setupFee, monthlyFee }: LoanQuote): string | null => {
  if (!fees) return null
  const parts = [
    setupFee && t('{amount} to set up', { amount: formatMoney(setupFee) }),
    monthlyFee && t('{amount} a month', { amount: formatMoney(monthlyFee) }),
  ]
  return `${formatMoney(fees)} (${parts.filter(Boolean).join(', ')})`
}

const lines = ({ view }: Props, quote: LoanQuote): [string, string | null][] => [
  [t('Interest rate'), t('{rate} p.a.', { rate: percent(quote.rate) })],
  [t('Amount financed'), formatMoney(quote.financed)],
  view.period === 'week'
    ? [t('Monthly repayment'), formatExactMoney(quote.monthly)]
    : [t('A week'), formatMoney(quote.weekly)],
  [t('Balloon'), quote.balloon ? formatMoney(quote.balloon) : t('None')],
  [t('Total payable, with deposit'), formatExactMoney(quote.totalPayable)],
  [t('Fees on top'), feesText(quote)],
  [t('Valid until'), view.validUntil],
]

/** Why the figures are not at the rate that the shopper came for; null when they are. */
const usualRateText = ({ view: { offer }, values }: Props, quote: LoanQuote): string | null =>
  offer.special && quote.rate !== values.rate
    ? t('{rate} p.a. is for {conditions}. This loan is at our usual rate, {usual} p.a.', {
        rate: percent(values.rate),
        conditions: conditionsText(offer.special.conditions),
        usual: percent(quote.rate),
      })
    : null

function Action({ view, values }: Props) {
  const { label, post } = view.action
  if (!post)
    return (
      <a className="btn btn--brand btn--wide" href={actionHref(view, values)}>
        {label}
      </a>
    )
  return (
    <button className="btn btn--brand btn--wide" formMethod="post" formAction={post} name="wants" value="Yes">
      {label}
    </button>
  )
}

/**
 * The answer, above what changes it. Repayment and comparison rate are beside each other in one size; the warning that the
 * law requires begins what follows.
 */
export function LoanAnswer(props: Props) {
  const { view, values } = props
  const quote = quoteOf(values, view.offer)
  const note = usualRateText(props, quote)
  return (
    <div className="calc__big" aria-live="polite" aria-atomic="true">
      <p>
        <b>{formatMoney(view.period === 'week' ? quote.weekly : Math.round(quote.monthly))}</b>
        <span>{t('a {period}', { period: view.period })}</span>
      </p>
      <p>
        <b>{percent(quote.comparisonRate)}</b>
        <span>
          {t('p.a. comparison rate')}
          <sup>*</sup>
        </span>
      </p>
      {note && <p className="calc__note">{note}</p>}
    </div>
  )
}

export function LoanResult(props: Props) {
  const { view, values } = props
  return (
    <div className="calc__out">
      <p className="fineprint">
        <sup>*</sup> {t(COMPARISON_BASIS)} {t(COMPARISON_WARNING)}
      </p>
      <dl className="lines">
        {lines(props, quoteOf(values, view.offer)).map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <Action {...props} />
      <p className="fineprint">
        {t('An estimate for approved applicants, not an offer of credit. Credit by {lender}.', {
          lender: view.lender,
        })}
      </p>
    </div>
  )
}
