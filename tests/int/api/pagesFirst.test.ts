/** Long work on many cars asks between its slices whether visitors wait for pages; one car is written at once. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openApiWorld, type ApiWorld, type Caller } from '../../helpers/apiWorld'
import { feedCar } from '../../helpers/stockWorld'

const CARS = 150
const anna = { who: 'anna@a.example', name: 'Anna', via: 'admin' } as const
let api: ApiWorld
let a: Caller

beforeAll(async () => {
  api = await openApiWorld()
  a = await api.callerOf(api.world.a.tenantId)
})
afterAll(() => api?.close())

const cars = (by: number) => Array.from({ length: CARS }, (_, n) => feedCar(n, { price: 20_000 + n + by }))

/** How often it asked. */
async function requested(work: () => Promise<unknown>): Promise<number> {
  const { register } = await import('@/lib/registry')
  const awaited = vi.fn<() => number>(() => 0)
  register('pagesAwaited', awaited)
  await work()
  return awaited.mock.calls.length
}

async function feed(by: number): Promise<{ id: string; commit: () => Promise<unknown> }> {
  const id = String((await a('POST', '/dealerships/city/feeds', {})).body.id)
  await a('POST', `/feeds/${id}/cars`, cars(by))
  return { id, commit: () => a('POST', `/feeds/${id}/commit`, {}) }
}

it('a push of many cars, and not one car alone', async () => {
  expect(await requested(() => a('POST', '/dealerships/city/cars:batch', cars(0)))).toBeGreaterThan(0)
  const { stocknum, ...car } = feedCar(0, { price: 21_000 })
  expect(await requested(() => a('PUT', `/dealerships/city/cars/${String(stocknum)}`, car))).toBe(0)
})

it('a feed that is carried out, what follows it to the index, and a feed that is put back', async () => {
  const { id, commit } = await feed(7)
  expect(await requested(commit)).toBeGreaterThan(1)
  const { syncOnce } = await import('@/search/sync/sync.worker')
  // A quick machine needs one go for it.
  expect(await requested(() => syncOnce())).toBeGreaterThan(0)
  const { undoFeed } = await import('@/features/stock/undoFeed')
  expect(await requested(() => undoFeed(api.world.a.tenantId, id, anna))).toBeGreaterThan(1)
  const first = await a('GET', '/dealerships/city/cars/U10001')
  expect(first.body).toMatchObject({ price: 20_001 })
})
