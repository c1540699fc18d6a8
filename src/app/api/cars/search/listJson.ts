import type { CarList } from '@/data'
import type { Car } from '@/domain/car'

/** Lists share the cars that are remembered (data/cars/rows.ts), and writing a car down costs more than finding it. */
const written = new WeakMap<Car, string>()

const carJson = (car: Car): string => {
  const known = written.get(car)
  if (known !== undefined) return known
  const json = JSON.stringify(car)
  written.set(car, json)
  return json
}

/** The list as JSON. */
export const listJson = ({ hits, ...rest }: CarList): string => `{"hits":[${hits.map(carJson).join(',')}],${JSON.stringify(rest).slice(1)}`
