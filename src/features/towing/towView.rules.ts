import type { Car } from '@/core/car/car'
import { carTitle } from '@/core/car/text'
import { mostTowed, type Puller } from '@/core/car/towing'
import { phrase } from '@/lib/words'
import { readFigures, type TowAddress, type TowErrors, typedOf } from './towAddress.rules'
import {
  type Fit,
  fitsBefore,
  fitsBehind,
  type KnownCar,
  knownCars,
  type Pulls,
  pullsOf,
  type Towed,
  towedOf,
} from './towing.rules'

const CAR_GONE = phrase('We list none of that kind any more. Choose another, or type its figures.')
const VAN_GONE = phrase('That one is no longer here. Choose another.')

/** What the page of towing shows for an address. */
export interface TowView {
  by: TowAddress['by']
  known: KnownCar | null
  van: Towed | null
  /** The name of what pulls, where it is known. */
  name: string | null
  /** Null until something that can be read was chosen. */
  fits: Fit[] | null
  /** The most that may be on the hook, in kg. */
  limit: number | null
  typed: TowAddress['typed']
  /** The shopper's own figures stand in the boxes, not those of a known car. */
  isTyped: boolean
  /** Nothing was chosen yet: what the dealer has most of stands in, so that the page begins with an answer. */
  isExample: boolean
  errors: TowErrors
  note: string | null
  towed: Towed[]
  cars: KnownCar[]
}

const byName = (a: Towed, b: Towed): number =>
  carTitle(a.car).slice(5).localeCompare(carTitle(b.car).slice(5)) || b.car.year - a.car.year

/** Of the model that is listed most, the newest. */
const exampleOf = (cars: readonly KnownCar[], pulls: readonly Pulls[]): KnownCar | null => {
  const listed = ({ car: { make, model } }: KnownCar): number =>
    pulls.filter(({ car }) => car.make === make && car.model === model).length
  return [...cars].sort((a, b) => listed(b) - listed(a))[0] ?? null
}

interface Stock {
  towed: readonly Car[]
  pulling: readonly Car[]
}

/** Null for a dealer with nothing to tow: then the tool is not there. */
export function towView(stock: Stock, address: TowAddress): TowView | null {
  const towed = towedOf(stock.towed).sort(byName)
  if (towed.length === 0) return null
  const pulls = pullsOf(stock.pulling)
  const cars = knownCars(pulls)
  const none = { known: null, van: null, name: null, fits: null, limit: null, note: null, errors: {} }
  // Without a car of the dealer nothing answers the other side.
  const by = cars.length ? address.by : 'car'
  const base = { ...none, by, typed: address.typed, isTyped: false, isExample: false, towed, cars }
  if (by === 'van') {
    const van = towed.find(({ car }) => car.slug === address.van) ?? null
    return {
      ...base,
      van,
      fits: van && fitsBefore(van.tow, pulls),
      note: address.van && !van ? VAN_GONE : null,
    }
  }
  const chosen = cars.find(({ key }) => key === address.car) ?? null
  const { puller: own, errors } = readFigures(address.typed)
  const isTyped = own !== null || Object.keys(errors).length > 0
  const isExample = cars.length > 0 && !address.car && !isTyped
  const known = isExample ? exampleOf(cars, pulls) : chosen
  const puller: Puller | null = isTyped ? own : (known?.puller ?? null)
  return {
    ...base,
    known,
    errors,
    isTyped,
    isExample,
    name: known?.name ?? null,
    typed: isTyped || !known ? address.typed : typedOf(known.puller),
    limit: puller && mostTowed(puller),
    fits: puller && fitsBehind(puller, towed),
    note: address.car && !known && !isTyped ? CAR_GONE : null,
  }
}
