'use client'
import { useCallback, useState } from 'react'
import { formatMoney } from '@/core/money/format'
import { percent } from '@/components/money/loanText'
import { barFigures, type ChosenLoan } from '@/features/reservations/deals/barFigures.rules'
import { dealOffer } from '@/features/reservations/deals/finance.rules'
import type { DealSum } from '@/features/reservations/deals/totals.rules'
import type { LoanOffer } from '@/core/money/calculator'
import { COMPARISON_BASIS, COMPARISON_WARNING } from '@/core/money/comparison'
import { readLoan } from '@/core/money/readLoan'
import { t } from '@/lib/words'
import { typedSum, type ZoneFees } from './typedSum'
import { useForms } from './useForms'

interface Props {
  sum: DealSum
  zones: ZoneFees
  priceLabel: string
  /** Of the car alone; null where there is no loan. */
  offer: LoanOffer | null
  period: 'week' | 'month'
  chosen: ChosenLoan | null
}

const text = (value: FormDataEntryValue | null): string | null => (typeof value === 'string' ? value : null)

/** Price, total and repayment at the foot of the window, on every step and at every width. */
export function DealBar({ sum, zones, priceLabel, offer, period, chosen }: Props) {
  const [typed, setTyped] = useState(sum)
  const [loan, setLoan] = useState(chosen)
  useForms(
    'form[data-deal]',
    useCallback((data) => setTyped(typedSum(data, sum, zones)), [sum, zones]),
  )
  useForms(
    'form.calc',
    useCallback(
      (data) => {
        const start = dealOffer(offer, sum)?.start
        if (start) setLoan(readLoan((name) => text(data.get(name)), start))
      },
      [offer, sum],
    ),
  )
  const figures = barFigures(typed, offer, loan)
  const rows: [label: string, value: string][] = [
    [priceLabel, formatMoney(figures.price)],
    [
      [
        typed.tradeIn === null ? t('Total with delivery') : t('With delivery, less trade-in'),
        sum.charges && t('plus charges'),
      ]
        .filter(Boolean)
        .join(', '),
      formatMoney(figures.total),
    ],
  ]
  if (figures.loan)
    rows.push(
      [
        t('a {period}, {amount} down', { period, amount: formatMoney(figures.loan.deposit) }),
        formatMoney(period === 'week' ? figures.loan.weekly : figures.loan.monthly),
      ],
      [t('comparison rate p.a.'), `${percent(figures.loan.comparisonRate)}*`],
    )
  return (
    <>
      {figures.loan && (
        <p className="fineprint">
          * {t(COMPARISON_BASIS)} {t(COMPARISON_WARNING)}
        </p>
      )}
      <dl className="dealbar">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
