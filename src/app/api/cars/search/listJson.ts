import type { CarList } from '@/search/cars/list'
import type { Car } from '@/core/car/car'
import { memoizeByObject } from '@/lib/memoizeByObject'

/** Lists share cached cars (data/cars/rows.ts). Serialising a car costs more than finding it. */
const carJson = memoizeByObject((car: Car) => Buffer.from(JSON.stringify(car)))
const COMMA = Buffer.from(',')

export const listJson = ({ hits, ...rest }: CarList): Buffer =>
  Buffer.concat([
    Buffer.from('{"hits":['),
    ...hits.flatMap((car, index) => (index ? [COMMA, carJson(car)] : [carJson(car)])),
    Buffer.from(`],${JSON.stringify(rest).slice(1)}`),
  ])
