import { Icon } from '@/components/ui/Icon'
import { COMPARISON_BASIS, COMPARISON_WARNING } from '@/core/money/comparison'
import { formatMoney, formatPercent } from '@/core/money/format'
import { type Assumptions, DEPOSIT_CHOICES, LOAN_MONTHS } from '@/core/money/loanTerms'
import type { ListState } from '@/search/list/state'
import type { FinanceConfig } from '@/core/dealer/config/tenantConfig'
import { t } from '@/lib/words'
import { FORM_ID } from './formId'

interface Choice {
  value: string
  text: string
}

const years = (months: number): string =>
  months === 12
    ? t('1 year')
    : months % 12
      ? t('{months} months', { months })
      : t('{years} years', { years: months / 12 })
const dollars = (deposit: number): string => (deposit ? formatMoney(deposit) : t('No deposit'))

const inWords = ({ deposit, depositPercent, months }: Assumptions): string => {
  const part =
    deposit === null
      ? t('a {share}% deposit', { share: depositPercent })
      : deposit
        ? t('a deposit of {amount}', { amount: formatMoney(deposit) })
        : t('no deposit')
  return t('Repayments with {part} over {years}', { part, years: years(months) })
}

/** The default comes first and adds nothing to the address; a deposit from the address is added. */
const depositChoices = (own: string, requested: number | undefined): Choice[] => {
  const amounts = [...new Set([...DEPOSIT_CHOICES, ...(requested === undefined ? [] : [requested])])].sort(
    (a, b) => a - b,
  )
  return [
    { value: '', text: own },
    ...amounts.map((amount) => ({ value: String(amount), text: dollars(amount) })),
  ]
}
const termChoices = (own: number): Choice[] => [
  { value: '', text: years(own) },
  ...LOAN_MONTHS.filter((months) => months !== own).map((months) => ({
    value: String(months),
    text: years(months),
  })),
]

const conditions = (own: boolean, loan: Assumptions, disclaimer: string): string =>
  own
    ? t(
        '{repayments} are estimates at our usual rate, for approved applicants and without a balloon. {basis} {warning}',
        { repayments: inWords(loan), basis: t(COMPARISON_BASIS), warning: t(COMPARISON_WARNING) },
      )
    : disclaimer

export function RepaymentNote({ loan }: { loan: Assumptions }) {
  return (
    <p className="loan__note">
      {inWords(loan)}, <b>{formatPercent(loan.interestRate)}</b> {t('p.a.,')}{' '}
      <b>{formatPercent(loan.comparisonRate)}</b> {t('p.a. comparison rate')}
      <sup>*</sup>
    </p>
  )
}

function Pick({
  name,
  label,
  value,
  options,
}: {
  name: string
  label: string
  value: number | undefined
  options: readonly Choice[]
}) {
  return (
    <div>
      <label htmlFor={`loan-${name}`}>{label}</label>
      <div className="select">
        <select id={`loan-${name}`} name={name} form={FORM_ID} defaultValue={value ?? ''}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
    </div>
  )
}

interface Props {
  state: ListState
  loan: Assumptions
  finance: Pick<FinanceConfig, 'termMonths' | 'disclaimer'>
}

/** The comparison rate is as large as the interest rate. */
export function RepaymentBar({ state, loan, finance }: Props) {
  const { deposit, term } = state.loan ?? {}
  const share = t('{share}% of the price', { share: loan.depositPercent })
  const inUse =
    state.loan !== undefined || state.sortBy === 'weekly_asc' || state.ranges.weekly_price !== undefined
  return (
    <details className="loan" open={inUse}>
      <summary>
        <span>{inWords(loan)}</span>
        <span>
          <b>{formatPercent(loan.interestRate)}</b> {t('p.a.')}
        </span>
        <span>
          <b>{formatPercent(loan.comparisonRate)}</b> {t('p.a. comparison rate')}
          <sup>*</sup>
        </span>
        <Icon name="down" />
      </summary>
      <div className="loan__body">
        <div className="loan__row">
          <Pick
            name="deposit"
            label={t('Deposit')}
            value={deposit}
            options={depositChoices(share, deposit)}
          />
          <Pick
            name="term"
            label={t('Paid off over')}
            value={term}
            options={termChoices(finance.termMonths)}
          />
          <button className="btn btn--line only-plain" type="submit" form={FORM_ID}>
            {t('Work out')}
          </button>
        </div>
        <p className="fineprint">
          <sup>*</sup> {conditions(state.loan !== undefined, loan, finance.disclaimer)}
        </p>
      </div>
    </details>
  )
}
