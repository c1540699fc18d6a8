/** A typical stock: so many of each model, more of recent years than of old ones. */
import type { Order } from './car'
import type { Model } from './catalogue/types'
import type { Random } from './random'
import type { Yard } from './yards'

const FIRST_YEAR = 2014
export const isCurrent = (model: Model): boolean => model.years[1] === 2026

/** Recent years are more likely; the oldest generations stay rare. */
export function yearOf(random: Random, [from, to]: [number, number]): number {
  const last = Math.min(to, 2025)
  const first = Math.max(from, FIRST_YEAR)
  return first >= last ? last : last - Math.floor(random.next() ** 1.35 * (last - first + 1))
}

/** How common a body is, where an SUV or a hatch is 10. */
const OFTEN: Record<string, number> = {
  Ute: 16,
  Sedan: 14,
  Van: 14,
  '4WD': 8,
  'People Mover': 5,
  Coupe: 5,
  Convertible: 4,
}

/** One generation of a named model, weighted by its body and by how many years of it are on the used market. */
export function generation(random: Random, models: Model[]): Model {
  const weighted = models.flatMap((model) => {
    const span = Math.min(model.years[1], 2025) - Math.max(model.years[0], FIRST_YEAR) + 1
    const recent = model.years[1] >= 2023 ? 2 : 0
    return Array.from(
      { length: (Math.max(1, Math.min(5, span)) + recent) * (OFTEN[model.body] ?? 10) },
      () => model,
    )
  })
  return random.pick(weighted)
}

export interface Wanted {
  models: Model[]
  count: number
  car_type: Order['car_type']
  yards: Yard[]
  prefix: (yard: Yard) => string
}

export function orders(random: Random, { models, count, car_type, yards, prefix }: Wanted): Order[] {
  const pool = car_type === 'used' ? models.filter(({ years }) => years[0] <= 2025) : models.filter(isCurrent)
  if (pool.length === 0) return []
  return Array.from({ length: count }, () => {
    const model = car_type === 'used' ? generation(random, pool) : random.pick(pool)
    const yard = random.pick(yards)
    const year =
      car_type === 'used'
        ? yearOf(random, model.years)
        : car_type === 'demo' && model.years[0] < 2026 && random.chance(0.4)
          ? 2025
          : 2026
    return { model, badge: random.pick(model.badges), year, car_type, yard, prefix: prefix(yard) }
  })
}
