/** A car in one line of a mail, as its card on the website has it. */
import type { Car } from './car'
import { priceOf, type PriceConfig } from './price'
import { formatKm } from '@/core/money/format'
import { t } from '@/lib/words'

export const cardFacts = ({
  km,
  simple_transmission,
  simple_fuel,
  simple_body,
  location_name,
}: Car): string =>
  [km == null ? null : formatKm(km), simple_transmission, simple_fuel, simple_body, location_name]
    .filter(Boolean)
    .slice(0, 4)
    .join(' · ')

export interface CardPrice {
  price: string
  price_type: string
}

export function cardPrice(car: Car, config: PriceConfig): CardPrice {
  const view = priceOf(car, config)
  if (view.kind === 'none') return { price: view.text, price_type: '' }
  const typeLabel = view.typeLabel ?? ''
  if (view.kind === 'price') return { price: view.price.text, price_type: typeLabel }
  const weekly = `${view.price.text} ${view.suffix}`
  if (!view.purchase) return { price: weekly, price_type: '' }
  const byTheWeek = t('or {price}', { price: weekly })
  return { price: view.purchase.text, price_type: [typeLabel, byTheWeek].filter(Boolean).join(', ') }
}
