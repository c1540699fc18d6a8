import { describe, expect, it, vi } from 'vitest'
import { CarIndex } from '@/search/embedded/carIndex'
import { EmbeddedEngine } from '@/search/embedded/engine'
import { FallbackEngine, MAX_CARS } from '@/search/fallback'
import { FACETS, NUMS, SearchUnavailable, type SearchRequest } from '@/search/types'
import { manyCars } from '../../helpers/manyCars'

const cars = manyCars(3000, { seed: 3, dealerships: 20 })
const scope = { dealershipIds: [...new Set(cars.map((car) => car.dealership_id))] }
const questions: SearchRequest[] = ['', 'hilx', 'land cruiser', 'white ute', 'maz cx'].flatMap((q) => [
  { scope, q, facets: FACETS, stats: NUMS, perPage: 100 },
  {
    scope,
    q,
    facets: FACETS,
    stats: NUMS,
    refine: { make: ['Toyota', 'Mazda'] },
    ranges: { price: { max: 40_000 } },
    sort: ['price:asc'],
  },
])
const answers = (index: CarIndex) => questions.map((question) => index.search(question))

const indexOf = (docs: typeof cars) => {
  const index = new CarIndex()
  for (const doc of docs) index.upsert(doc)
  return index
}

describe('the embedded index', () => {
  it('answers the same after any order of replacing and removing as when it is built at once', () => {
    const index = indexOf(cars.map((car) => ({ ...car, make: 'Old', price: 1, colour: 'Beige' })))
    for (const car of cars) index.upsert(car)
    for (const car of cars.slice(0, 500)) index.remove(car.id)
    expect(index.waste).toBeGreaterThan(0.5)
    expect(answers(index)).toEqual(answers(indexOf(cars.slice(500))))
  })

  it('answers the same after it was copied without the dead', () => {
    const index = indexOf(cars)
    for (const car of cars.slice(0, 1000)) index.upsert({ ...car, price: (car.price ?? 0) + 1000 })
    const copy = new CarIndex()
    const steps = [...index.copyInto(copy, 500)]
    expect(steps.length).toBeGreaterThan(5)
    expect([copy.waste, copy.table.length]).toEqual([0, 3000])
    expect(answers(copy)).toEqual(answers(index))
    expect(copy.revisions(scope.dealershipIds)).toEqual(index.revisions(scope.dealershipIds))
  })

  it('compacts itself while it is written to and loses nothing', async () => {
    const engine = new EmbeddedEngine()
    await engine.upsert(cars)
    for (let round = 0; round < 6; round++)
      for (const car of cars.slice(0, 600)) await engine.upsert([{ ...car, km: round }])
    await engine.ready()
    const { total } = await engine.search({ scope, ranges: { km: { max: 5, min: 5 } } })
    expect(total).toBeGreaterThanOrEqual(600)
    expect((await engine.health()).docs).toBe(3000)
  })

  it('has the first spelling of a value stand for all', () => {
    const [first, second] = cars
    if (!first || !second) throw new Error('No cars')
    const index = indexOf([
      { ...first, colour: 'White' },
      { ...second, colour: 'WHITE' },
    ])
    const result = index.search({ scope, facets: ['colour'], refine: { colour: ['white'] } })
    expect([result.total, result.facets.colour]).toEqual([2, [{ value: 'White', count: 2 }]])
  })
})

describe('the database in place of an engine', () => {
  const down = (fault: Error) => {
    const engine = new EmbeddedEngine()
    vi.spyOn(engine, 'search').mockRejectedValue(fault)
    return engine
  }
  const failing = (fault: Error) => {
    const engine = down(fault)
    const load = vi.fn(() => Promise.resolve(indexOf(cars.slice(0, 9))))
    return { engine: new FallbackEngine(engine, load), load }
  }
  it('answers during an outage, is read once for a dealer, and says so', async () => {
    const { engine, load } = failing(new SearchUnavailable('no answer'))
    for (let n = 0; n < 2; n++)
      expect(await engine.search({ scope })).toMatchObject({ total: 9, degraded: true })
    expect(load).toHaveBeenCalledTimes(1)
    await engine.search({ scope: { dealershipIds: ['other'] } })
    expect(load).toHaveBeenCalledTimes(2)
  })
  it('keeps as many dealers as have room together, a large one alone', async () => {
    const sizes: Record<string, number> = { small: 10, large: MAX_CARS + 1 }
    const load = vi.fn(async ([id = '']: readonly string[]) => {
      const index = new CarIndex()
      Object.defineProperty(index.table, 'size', { value: sizes[id] })
      return index
    })
    const engine = new FallbackEngine(down(new SearchUnavailable('no answer')), load)
    const ask = async (...ids: string[]) => {
      for (const id of ids) await engine.search({ scope: { dealershipIds: [id] } })
      const asked = load.mock.calls.map(([[id]]) => id)
      load.mockClear()
      return asked
    }
    expect(await ask('small', 'small')).toEqual(['small'])
    expect(await ask('large', 'large', 'large')).toEqual(['large'])
    expect(await ask('small', 'small')).toEqual(['small'])
  })
  it('hides no fault of a question', async () => {
    const { engine, load } = failing(new Error('no such filter'))
    await expect(engine.search({ scope })).rejects.toThrow('no such filter')
    expect(load).not.toHaveBeenCalled()
  })
})
