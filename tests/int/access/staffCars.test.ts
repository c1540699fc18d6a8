/** Cars that staff write, and what the feed changes in them afterwards. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { recordOf } from '@/access/ids'
import { priceHistorySchema } from '@/core/car/priceHistory'
import { ingestCars } from '@/features/stock/ingest'
import { rest, type Method } from './rest'
import { canary, SAMPLES } from './samples.data'
import { makeWorld, plant, type World, principalIn } from './world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(closeDb)

const FED = {
  stocknum: 'F1',
  make: 'Toyota',
  model: 'Hiace',
  year: 2021,
  car_type: 'used',
  price: 40_000,
  fuel: 'Turbo Diesel',
  trans: '6 speed manual',
}

async function feed(car: Record<string, unknown>): Promise<void> {
  const { tenant, dealership: id } = world.refs.a
  const dealership = { id, slug: 'yard', name: 'Yard' }
  const done = await ingestCars({ tenantId: tenant, dealership, actor: 'test' }, [car], { mode: 'batch' })
  expect(done.summary.failed, JSON.stringify(done.items)).toBe(0)
}

async function carOf(stocknum: string): Promise<Record<string, unknown>> {
  const where = { stocknum: { equals: stocknum }, tenant: { equals: world.refs.a.tenant } }
  const { docs } = await world.db.find({ collection: 'cars', where, depth: 0, overrideAccess: true })
  expect(docs).toHaveLength(1)
  return recordOf(docs[0])
}

async function save(method: Method, path: string, data: unknown): Promise<Record<string, unknown>> {
  const headers = principalIn(world, 'editor of A').headers
  const answer = await rest(method, `/cars${path}?depth=0`, headers, data)
  expect(answer.status, answer.body).toBeLessThan(300)
  return recordOf(JSON.parse(answer.body).doc)
}
const edit = async (stocknum: string, data: unknown) => {
  await save('PATCH', `/${String((await carOf(stocknum)).id)}`, data)
  return carOf(stocknum)
}

it('a car that staff mark sold ranks last and has its date, as if the feed had said so; in stock again it has neither', async () => {
  await feed(FED)
  const before = await carOf('F1')
  expect(before).toMatchObject({ custom_rank: 25, simple_fuel: 'Diesel', simple_transmission: 'Manual' })
  const start = Math.floor(Date.now() / 1000)
  const sold = await edit('F1', { status: 'sold' })
  expect(sold).toMatchObject({ status: 'sold', sold: true, custom_rank: -1, slug: before.slug })
  expect(Number(sold.sold_date_timestamp)).toBeGreaterThanOrEqual(start)

  await feed({ ...FED, price: 39_000 })
  expect(await carOf('F1')).toMatchObject({
    ...{ status: 'sold', sold: true, custom_rank: -1, price: 39_000 },
    sold_date_timestamp: sold.sold_date_timestamp,
  })
  const back = await edit('F1', { status: 'in_stock' })
  expect(back).toMatchObject({ status: 'in_stock', sold: false, sold_date_timestamp: null, custom_rank: 25 })
  await feed({ ...FED, price: 38_000, status: 'sold' })
  // What the feed said too is not theirs: its next word counts.
  expect(await carOf('F1')).toMatchObject({ status: 'sold', price: 38_000 })
  expect(await edit('F1', { status: 'in_stock' })).toMatchObject({ status: 'in_stock', sold: false })
  await feed({ ...FED, price: 37_000, status: 'sold' })
  expect(await carOf('F1')).toMatchObject({ status: 'in_stock', sold: false, price: 37_000 })
})

it('a car made by hand has all that follows from its facts, and an address of its own', async () => {
  const made = {
    ...FED,
    stocknum: 'f-1',
    tenant: world.refs.a.tenant,
    dealership_id: world.refs.a.dealership,
  }
  const first = await save('POST', '', { ...made, drive: '4WD', simple_body: 'hatchback' })
  expect(first).toMatchObject({
    ...{ name: '2021 Toyota Hiace', status: 'in_stock', sold: false, custom_rank: 25, drive: '4x4' },
    ...{ simple_body: 'Hatch', simple_fuel: 'Diesel', simple_transmission: 'Manual' },
  })
  const second = await save('POST', '', { ...made, stocknum: 'F 1' })
  expect(new Set([first.slug, second.slug]).size).toBe(2)
  await feed({ ...FED, stocknum: 'F.1' })
  const slugs = await Promise.all(['f-1', 'F 1', 'F.1'].map(async (one) => (await carOf(one)).slug))
  expect(slugs).toEqual(['-f-1', '-f-1-yard', '-f-1-yard-2'].map((end) => `2021-toyota-hiace${end}`))
})

it('the location that staff choose stays theirs', async () => {
  const { tenant, dealership } = world.refs.a
  const location = (slug: string, city: string, primary: boolean) => ({
    ...{ tenant, name: slug, slug, primary, timezone: 'Australia/Perth', dealership_id: dealership },
    ...{ dealership_slug: 'yard', address: { city }, contact_detail: {} },
  })
  const main = await plant(world.db, 'locations', location('main-yard', 'Perth', true))
  const chosen = await plant(world.db, 'locations', location('north-yard', 'Broome', false))
  const car = { ...FED, stocknum: 'L1', location_name: 'main-yard' }
  await feed(car)
  expect(await carOf('L1')).toMatchObject({ location_id: main, city: 'Perth' })
  const moved = { location_id: chosen, location_name: 'north-yard', city: 'Broome' }
  expect(await edit('L1', { location_id: chosen })).toMatchObject(moved)
  await feed({ ...car, price: 41_000 })
  expect(await carOf('L1')).toMatchObject({ ...moved, price: 41_000 })
  expect(await edit('L1', { km: 5 })).toMatchObject(moved)
  expect(await edit('L1', { city: 'Derby' })).toMatchObject({ ...moved, city: 'Derby' })
  expect(await edit('L1', { location_id: null, city: null })).toMatchObject({ location_id: main })

  const hand = await save('POST', '', {
    ...FED,
    stocknum: 'L2',
    tenant,
    dealership_id: dealership,
    location_id: chosen,
  })
  expect(hand).toMatchObject(moved)
  await feed({ ...car, stocknum: 'L2' })
  expect(await carOf('L2')).toMatchObject(moved)
})

it('V14 each change of the price is dated, whether the feed or staff made it; nothing else is', async () => {
  const start = Math.floor(Date.now() / 1000)
  const fed = { ...FED, stocknum: 'F14' }
  await feed(fed)
  await feed({ ...fed, km: 12_000 })
  await feed({ ...fed, price: 39_000 })
  await edit('F14', { price: 38_500 })
  await edit('F14', { colour: 'Red' })
  await feed({ ...fed, price: 37_000 })
  const { price, price_history } = await carOf('F14')
  expect(price).toBe(38_500)
  const steps = priceHistorySchema.parse(price_history)
  expect(steps.map((step) => step.price)).toEqual([40_000, 39_000, 38_500])
  expect(steps.every(({ at }) => at >= start && at <= Date.now() / 1000)).toBe(true)
})

it('V14 staff cannot write the history themselves', async () => {
  await feed({ ...FED, stocknum: 'F15' })
  const { price_history } = await edit('F15', { price_history: [{ price: 90_000, at: 1 }] })
  expect(priceHistorySchema.parse(price_history).map(({ price }) => price)).toEqual([40_000])
})

it('a car stays at its place when its tag is changed, also at a dealer with more places than one page of a list', async () => {
  const { a } = world.refs
  const { name, slug } = await world.db.findByID({
    ...{ collection: 'locations', id: a.location, depth: 0, overrideAccess: true },
  })
  for (let n = 0; n < 12; n++)
    await plant(world.db, 'locations', SAMPLES.locations?.(a, canary('a'), `-more${n}`))
  await feed({ ...FED, stocknum: 'F12', location: { name, slug } })
  expect((await carOf('F12')).location_id).toBe(a.location)
  expect((await edit('F12', { tag: 'Just in' })).location_id).toBe(a.location)
})
