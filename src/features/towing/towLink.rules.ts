import type { Car } from '@/core/car/car'
import { pullerOf, towOf } from '@/core/car/towing'
import { towHref } from './towAddress.rules'
import { fitsBefore, fitsBehind, fullyTowed, knownCars, pullsOf, towedOf } from './towing.rules'

/** What the page of a car says of the dealer's others: how many of them fit loaded to the full, and where that is shown. */
export interface TowLink {
  shows: 'towed' | 'pulls'
  fit: number
  of: number
  href: string
}

interface Stock {
  towed: readonly Car[]
  pulling: readonly Car[]
}

/** Null for what neither tows nor is towed, for a small car that pulls none of them, and where the dealer has no other end. */
export function towLink(stock: Stock, car: Car): TowLink | null {
  const [tow, puller] = [towOf(car), pullerOf(car)]
  const towed = towedOf(stock.towed)
  const pulls = pullsOf(stock.pulling)
  if (towed.length === 0 || pulls.length === 0) return null
  if (tow) {
    const fits = fitsBefore(tow, pulls)
    return { shows: 'pulls', fit: fullyTowed(fits), of: fits.length, href: towHref({ van: car.slug }) }
  }
  const [known] = puller ? knownCars([{ car, puller }]) : []
  if (!puller || !known) return null
  const fits = fitsBehind(puller, towed)
  if (fits.every(({ match }) => match === 'no')) return null
  return { shows: 'towed', fit: fullyTowed(fits), of: fits.length, href: towHref({ car: known.key }) }
}
