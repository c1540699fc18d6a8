import { formatMoney } from '@/core/money/format'
import { dayText } from '@/core/place/moments'
import type { Range } from '@/features/trade-in/estimate.rules'
import { basisText } from '@/features/trade-in/words.rules'
import { t } from '@/lib/words'

interface Props {
  range: Range
  /** Similar cars on which it is based; null for an outside price guide. */
  count: number | null
  goodUntil: string
  good: boolean
}

export function RangeBox({ range, count, goodUntil, good }: Props) {
  return (
    <div className="rangebox">
      <p className="rangebox__fig">
        {formatMoney(range.low)} <span>{t('to')}</span> {formatMoney(range.high)}
      </p>
      <div className="rangebox__bar" aria-hidden="true" />
      <p>
        <b>
          {t(good ? 'Good until' : 'Was good until')} {dayText(goodUntil)}.
        </b>{' '}
        {basisText(count)}
      </p>
    </div>
  )
}
