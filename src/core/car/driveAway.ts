import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { countryFacts } from '@/core/dealer/country/country'
import { DUTIES, DUTIES_AS_OF } from '@/core/money/duties.data'
import { dutyIn } from '@/core/money/duty'
import { isSold } from './availability'
import type { Car } from './car'
import { isCaravan } from './noun'
import { priceOf, type PriceConfig } from './price'

export type DutyConfig = PriceConfig &
  Pick<TenantConfig, 'duties'> & { address: Pick<TenantConfig['address'], 'state'> }

interface DriveAway {
  state: string
  /** Dollars, or in a phrase why there are none. */
  duty: number | string
  registration: number
  delivery: number
  /** Null where the duty is not known. */
  total: number | null
}

/** An estimate in one state; null unless the price is before government charges and the dealer has checked the table of today. */
export function driveAwayIn(state: string, car: Car, config: DutyConfig): DriveAway | null {
  const price = priceOf(car, config)
  const isShown = config.duties?.checked === DUTIES_AS_OF && !isSold(car) && !isCaravan(car)
  if (!isShown || car.price_type !== 'egc' || price.kind !== 'price') return null
  const { registration, delivery } = config.duties?.onRoad.find((one) => one.state === state) ?? {
    ...{ registration: 0, delivery: 0 },
  }
  const duty = dutyIn(state, price.price.amount, {
    body: car.simple_body,
    fuel: car.simple_fuel ?? car.fuel,
    cylinders: car.cylinders ?? car.variant?.cylinders,
  })
  const total = typeof duty === 'number' ? price.price.amount + duty + registration + delivery : null
  return { state, duty, registration, delivery, total }
}

/** The states of the dealer's country: the one of the car's location first, then the others. Empty where the estimate is off. */
export function driveAways(car: Car, config: DutyConfig, at: string | null | undefined): DriveAway[] {
  const { regions } = countryFacts(config.country)
  if (!regions.some((state) => state in DUTIES)) return []
  const own = [at, config.address.state].find((state) => state && regions.includes(state)) ?? regions[0] ?? ''
  return [own, ...regions.filter((state) => state !== own)].flatMap(
    (state) => driveAwayIn(state, car, config) ?? [],
  )
}
