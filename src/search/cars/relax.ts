import { isAvailable } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import { closeTo, relaxed, type Relaxed } from '@/search/list/relax'
import type { ListState } from '@/search/list/state'
import type { Site } from '@/core/dealer/views'
import { countCars, listCars } from './list'

const OFFERED = 3
const CLOSE = 3

export interface WayOut {
  relaxed: Relaxed[]
  close: Car[]
}

export async function wayOut(site: Site, state: ListState): Promise<WayOut> {
  const found = await relaxed(state, async (next) => (await countCars(site, next)).count)
  const offered = found.slice(0, OFFERED)
  for (const { state: next } of offered) {
    const near = closeTo(state, next)
    const cars = near ? (await listCars(site, near)).hits.filter(isAvailable) : []
    if (cars.length) return { relaxed: offered, close: cars.slice(0, CLOSE) }
  }
  return { relaxed: offered, close: [] }
}
