import type { Ends } from '@/components/ui/sliderEnds'
import { t } from '@/lib/words'

/** Dollars. */
export const PRICE_SCALE = { min: 5000, max: 250_000, step: 500 } as const

export const dollars = (amount: number): string => `$${amount.toLocaleString('en-AU')}`

export const endsText = ([low, high]: Ends): string => {
  const [isFrom, isUpTo] = [low > PRICE_SCALE.min, high < PRICE_SCALE.max]
  if (isFrom && isUpTo) return t('{low} to {high}', { low: dollars(low), high: dollars(high) })
  if (isFrom) return t('from {low}', { low: dollars(low) })
  return isUpTo ? t('up to {high}', { high: dollars(high) }) : t('any')
}
