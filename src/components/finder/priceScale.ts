import type { Ends } from '@/components/ui/sliderEnds'
import { t } from '@/lib/words'
import { formatMoney } from '@/core/money/format'

/** Dollars. */
export const PRICE_SCALE = { min: 5000, max: 250_000, step: 500 } as const

export const endsText = ([low, high]: Ends): string => {
  const [isFrom, isUpTo] = [low > PRICE_SCALE.min, high < PRICE_SCALE.max]
  if (isFrom && isUpTo) return t('{low} to {high}', { low: formatMoney(low), high: formatMoney(high) })
  if (isFrom) return t('from {low}', { low: formatMoney(low) })
  return isUpTo ? t('up to {high}', { high: formatMoney(high) }) : t('any')
}
