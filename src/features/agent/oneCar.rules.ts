import { carPageState, type ListingRules } from '@/core/car/availability'
import type { Car } from '@/core/car/car'

export type OneCar = { car: Car } | { fault: string }

/** Of the cars that were meant, the one whose page the site shows now. Two dealerships may use the same stock number. */
export function oneCar(
  cars: readonly Car[],
  { named, rules, now }: { named: string; rules: ListingRules; now: Date },
): OneCar {
  const states = cars.map((car) => ({ car, state: carPageState(car, rules, now) }))
  const shown = states.filter(({ state }) => state === 'ok' || state === 'sold').map(({ car }) => car)
  const [car] = shown
  if (car && shown.length === 1) return { car }
  if (car)
    return {
      fault: `${shown.length} cars have the ${named}. Ask by slug: ${shown.map(({ slug }) => slug).join(', ')}.`,
    }
  return states.some(({ state }) => state === 'gone')
    ? { fault: `The car with the ${named} is no longer here.` }
    : { fault: `This dealer has no car with the ${named}.` }
}
