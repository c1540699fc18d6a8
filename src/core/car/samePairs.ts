import { vinOf, type SameVin } from './sameVin'

export interface Twin {
  id: string
  tenant: string
  vin: string | null
  same_vin: SameVin | null
}

/** Two cars on show with one chassis number, of which nobody has said that they are two. Three and more stand for "unknown". */
export function samePairs<T extends Twin>(cars: readonly T[]): (readonly [T, T])[] {
  const byVin = new Map<string, T[]>()
  for (const car of cars) {
    const vin = vinOf(car.vin)
    if (vin === null) continue
    const key = `${car.tenant} ${vin}`
    byVin.set(key, [...(byVin.get(key) ?? []), car])
  }
  return [...byVin.values()].flatMap(([one, other, ...more]) => {
    if (!one || !other || more.length) return []
    const isReported = one.same_vin?.others?.includes(other.id) || other.same_vin?.others?.includes(one.id)
    return isReported ? [] : [[one, other] as const]
  })
}
