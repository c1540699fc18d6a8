import type { CarList } from '@/data/cars/list'
import type { Car } from '@/domain/car/car'
import { memoizeByObject } from '@/lib/memoizeByObject'

/** Lists share the cars that are remembered (data/cars/rows.ts), and writing a car down costs more than finding it. */
const carJson = memoizeByObject((car: Car) => Buffer.from(JSON.stringify(car)))
const COMMA = Buffer.from(',')

/** The list as JSON. */
export const listJson = ({ hits, ...rest }: CarList): Buffer =>
  Buffer.concat([
    Buffer.from('{"hits":['),
    ...hits.flatMap((car, index) => (index ? [COMMA, carJson(car)] : [carJson(car)])),
    Buffer.from(`],${JSON.stringify(rest).slice(1)}`),
  ])
