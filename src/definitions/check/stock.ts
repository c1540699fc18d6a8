/** The cars beside a definition: valid JSON, known facts, known places, no car twice. */
import { carInFile, toPush } from '@/definitions/stock'
import { isRecord } from '@/lib/isRecord'
import { readItem } from '@/features/stock/validate'
import { fault, pathOf, shown, type Fault } from './fault'
import { jsonFault } from './json'
import { refFault } from './lists'
import { kindFault, shapeFaults } from './shape'

type Definition = Readonly<Record<string, unknown>>

/** Times are made from these. */
const MADE: Readonly<Record<string, string>> = {
  created_at: 'listed_days_ago',
  sold_date_timestamp: 'sold_days_ago',
}
const partsOf = (pointer: string): (string | number)[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => MADE[part] ?? (/^\d+$/.test(part) ? Number(part) : part))

/** A push leaves out what it cannot understand; a definition is mended. */
const sayOf = (detail: string): string => detail.replace(/^(.*) was left out: /, 'is $1: ')

/** Of one car: its own fields, then its facts as a push would read them. */
function carFaults(definition: Definition, car: unknown, at: number): Fault[] {
  if (!isRecord(car)) return [kindFault([at], car, 'an object: { … }')]
  const shape = shapeFaults(carInFile, car, [at])
  if (shape.length) return shape
  const { dealership_slug, location_slug } = car
  const read = carInFile.safeParse(car)
  if (!read.success) return []
  const item = readItem(toPush(read.data, undefined, Date.now() / 1000, undefined), at, {
    mode: 'batch',
    dealership: String(dealership_slug),
  })
  const notices = [...(item.ok ? [] : item.errors), ...item.warnings]
  return [
    ...refFault(definition, 'dealerships', dealership_slug, [at, 'dealership_slug']),
    ...(location_slug === undefined
      ? []
      : refFault(definition, 'locations', location_slug, [at, 'location_slug'])),
    ...notices.map(({ pointer, detail }) => ({
      path: pathOf([at, ...partsOf(pointer)]),
      say: sayOf(detail),
    })),
  ]
}

/** Nobody counts to the 87th car of a file: each fault says its stock number too. */
export function withNumbers(cars: unknown, faults: readonly Fault[]): Fault[] {
  return faults.map(({ path, say }) => {
    const [, at] = /^\[(\d+)\]/.exec(path) ?? []
    const car: unknown = Array.isArray(cars) && at !== undefined ? cars[Number(at)] : undefined
    const number = isRecord(car) ? car.stocknum : undefined
    return typeof number === 'string' || typeof number === 'number'
      ? { path, say: `${say} (stock number ${number})` }
      : { path, say }
  })
}

const named = (car: unknown): string =>
  isRecord(car) ? `${String(car.dealership_slug)} ${String(car.stocknum)}` : ''

export function stockFaults(definition: Definition, text: string): Fault[] {
  const broken = jsonFault(text)
  if (broken) return [broken]
  const cars: unknown = JSON.parse(text)
  if (!Array.isArray(cars)) return [kindFault([], cars, 'a list of cars: [ … ]')]
  const seen = new Map<string, number>()
  const faults = cars.flatMap((car: unknown, at) => {
    const first = seen.get(named(car))
    if (first === undefined) seen.set(named(car), at)
    const double =
      first !== undefined && isRecord(car)
        ? [fault([at, 'stocknum'], `is ${shown(car.stocknum)}, as [${first}] has. Give it another.`)]
        : []
    return [...carFaults(definition, car, at), ...double]
  })
  return withNumbers(cars, faults)
}
