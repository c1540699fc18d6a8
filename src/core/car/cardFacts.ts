/** A car in one line of a mail, as its card on the website has it. */
import type { Car } from './car'
import { priceOf, type PriceConfig } from './price'
import { formatKm } from '@/core/money/format'

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
  return view.kind === 'subscription'
    ? { price: `${view.price.text} ${view.suffix}`, price_type: '' }
    : { price: view.price.text, price_type: view.typeLabel ?? '' }
}
