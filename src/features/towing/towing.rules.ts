import type { Car } from '@/core/car/car'
import { badgeAfter, carImages, carTitle } from '@/core/car/text'
import {
  leftInCar,
  mostCarried,
  mostTowed,
  type Puller,
  pullerOf,
  type Tow,
  towOf,
  towVerdict,
} from '@/core/car/towing'
import { slugify } from '@/lib/slugify'

export interface Towed {
  car: Car
  tow: Tow
}
export interface Pulls {
  car: Car
  puller: Puller
}

export const towedOf = (cars: readonly Car[]): Towed[] =>
  cars.flatMap((car) => {
    const tow = towOf(car)
    return tow ? [{ car, tow }] : []
  })

export const pullsOf = (cars: readonly Car[]): Pulls[] =>
  cars.flatMap((car) => {
    const puller = pullerOf(car)
    return puller && !towOf(car) ? [{ car, puller }] : []
  })

/** What the dealer's stock says of a kind of car: a shopper's own may be the same. */
export interface KnownCar extends Pulls {
  /** In the address, so it outlives the car of the stock as long as one of its kind is listed. */
  key: string
  /** `2017 Toyota LandCruiser Prado Kakadu` */
  name: string
}

const nameOf = (car: Car): string => [carTitle(car), badgeAfter(car)].filter(Boolean).join(' ')

const byName = (a: KnownCar, b: KnownCar): number =>
  a.car.make.localeCompare(b.car.make) ||
  a.car.model.localeCompare(b.car.model) ||
  b.car.year - a.car.year ||
  a.name.localeCompare(b.name)

/** One for each year, model and badge. Where they differ the lowest limit counts: too little is safe. */
export function knownCars(pulls: readonly Pulls[]): KnownCar[] {
  const known = new Map<string, KnownCar>()
  for (const one of pulls) {
    const name = nameOf(one.car)
    const key = slugify(name)
    const other = known.get(key)
    if (!other || one.puller.braked < other.puller.braked) known.set(key, { ...one, key, name })
  }
  return [...known.values()].sort(byName)
}

/** `roomy`: at least a tenth of the limit is left over. `close`: less. `part`: only while it is not loaded fully. */
export const MATCHES = ['roomy', 'close', 'part', 'no'] as const
export type Match = (typeof MATCHES)[number]

export interface Fit extends Towed, Pulls {
  match: Match
  /** The most that may be on the hook by all limits, in kg. */
  most: number
  /** What the full mass leaves of that; below zero it is too heavy. */
  spare: number
  /** What it may carry besides its own weight, in kg; null where its tare is not known. */
  carries: number | null
  /** Left in the car for people and luggage, in kg; null where that is not known. */
  inCar: number | null
}

const ROOM = 0.1

function fitOf(car: Car, tow: Tow, puller: Puller): Fit {
  const most = mostTowed(puller)
  const spare = most - tow.atm
  const { can } = towVerdict(tow, puller)
  const fits: Match = spare >= most * ROOM ? 'roomy' : 'close'
  return {
    ...{ car, tow, puller, most, spare },
    match: can === 'yes' ? fits : can === 'part' ? 'part' : 'no',
    carries: mostCarried(tow, most),
    inCar: leftInCar(tow, puller),
  }
}

const isPictured = ({ car }: Fit): number => Number(carImages(car).length > 0)

/** The heaviest that fit come first: they are the largest. Those without a picture come last. */
export const fitsBehind = (puller: Puller, towed: readonly Towed[]): Fit[] =>
  towed
    .map(({ car, tow }) => fitOf(car, tow, puller))
    .sort((a, b) => isPictured(b) - isPictured(a) || b.tow.atm - a.tow.atm)

/** Those with the most room come first, then those in which the most can travel. */
export const fitsBefore = (tow: Tow, pulls: readonly Pulls[]): Fit[] =>
  pulls
    .map(({ car, puller }) => fitOf(car, tow, puller))
    .sort((a, b) => isPictured(b) - isPictured(a) || b.spare - a.spare || (b.inCar ?? 0) - (a.inCar ?? 0))

export const ofMatch = (fits: readonly Fit[], match: Match): Fit[] =>
  fits.filter((fit) => fit.match === match)

/** Those that may be loaded to their full mass. */
export const fullyTowed = (fits: readonly Fit[]): number =>
  ofMatch(fits, 'roomy').length + ofMatch(fits, 'close').length
