import { isStart, type LoanQuote, type LoanValues, quoteOf } from '@/core/money/calculator'
import { COMPARISON_BASIS, COMPARISON_WARNING } from '@/core/money/comparison'
import { LOAN_FIELDS } from '@/core/money/readLoan'
import { balances } from '@/core/money/repayment'
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

const lines = ({ view, values }: Props, quote: LoanQuote): [string, string | null][] => [
  [t('Interest rate'), t('{rate} p.a.', { rate: percent(quote.rate) })],
  [t('Amount financed'), formatMoney(quote.financed)],
  view.period === 'week'
    ? [t('Monthly repayment'), formatExactMoney(quote.monthly)]
    : [t('A week'), formatMoney(quote.weekly)],
  [t('Balloon'), quote.balloon ? formatMoney(quote.balloon) : t('None')],
  [
    values.tradeIn > 0 ? t('Total payable, with deposit and trade-in') : t('Total payable, with deposit'),
    formatExactMoney(quote.totalPayable),
  ],
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

const [WIDE, HIGH] = [300, 72]

/** Small: the way down from the loan to its balloon, a step a year. */
function Curve({ quote, months }: { quote: LoanQuote; months: number }) {
  const { financed, rate, balloon } = quote
  if (financed <= 0 || months <= 0) return null
  const owed = balances({ principal: financed, annualRate: rate, months, balloon })
  const path = owed.map((left, at) => {
    const x = (at / (owed.length - 1)) * WIDE
    return `${x.toFixed(1)} ${(HIGH * (1 - left / financed)).toFixed(1)}`
  })
  return (
    <figure className="curve">
      <svg viewBox={`0 -2 ${WIDE} ${HIGH + 4}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="curve__under" d={`M0 ${HIGH}L${path.join('L')}V${HIGH}Z`} />
        <path className="curve__line" d={`M${path.join('L')}`} />
      </svg>
      <figcaption>
        <span>{t('{amount} owed today', { amount: formatMoney(financed) })}</span>
        <span>{t('{amount} after {years} years', { amount: formatMoney(balloon), years: months / 12 })}</span>
      </figcaption>
    </figure>
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
    <div className="calc__top onnight">
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
      <Curve quote={quote} months={values.months} />
    </div>
  )
}

export function LoanResult(props: Props) {
  const { view, values } = props
  const quote = quoteOf(values, view.offer)
  return (
    <div className="calc__out">
      <p className="fineprint">
        <sup>*</sup> {t(COMPARISON_BASIS)} {t(COMPARISON_WARNING)}
      </p>
      <dl className="lines">
        {lines(props, quote).map(
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
