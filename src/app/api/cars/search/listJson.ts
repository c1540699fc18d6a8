import type { CarList } from '@/data'
import type { Car } from '@/domain/car'

/** Lists share the cars that are remembered (data/cars/rows.ts), and writing a car down costs more than finding it. */
const written = new WeakMap<Car, Buffer>()
const COMMA = Buffer.from(',')

const carJson = (car: Car): Buffer => {
  const json = written.get(car) ?? Buffer.from(JSON.stringify(car))
  written.set(car, json)
  return json
}

/** The list as JSON. */
export const listJson = ({ hits, ...rest }: CarList): Buffer =>
  Buffer.concat([
    Buffer.from('{"hits":['),
    ...hits.flatMap((car, index) => (index ? [COMMA, carJson(car)] : [carJson(car)])),
    Buffer.from(`],${JSON.stringify(rest).slice(1)}`),
  ])
