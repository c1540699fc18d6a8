import { isSold } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import { type PriceConfig, priceOf } from '@/core/car/price'
import { t } from '@/lib/words'

const NOT_STATED = 'what it covers is not stated'

/** `$54,990, Drive away`: an amount never stands without the words for what it covers. */
export function priceWords(car: Car, config: PriceConfig): string {
  if (isSold(car)) return t('Sold')
  const view = priceOf(car, config)
  if (view.kind === 'none') return view.text
  const covers = view.typeLabel ?? NOT_STATED
  if (view.kind === 'price')
    return [view.price.text, covers, ...(view.was ? [`was ${view.was.text}`] : [])].join(', ')
  const weekly = `${view.price.text} ${view.suffix}`
  return view.purchase ? `${weekly}, or to buy ${view.purchase.text}, ${covers}` : weekly
}
