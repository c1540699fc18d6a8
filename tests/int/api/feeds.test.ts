import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openApiWorld, type ApiWorld, type Caller } from '../../helpers/apiWorld'
import { feedCar } from '../../helpers/stockWorld'

let api: ApiWorld
let a: Caller
let b: Caller
const NUMBERS = Array.from({ length: 40 }, (_, n) => n)
const cars = (numbers: readonly number[]) => numbers.map((n) => feedCar(n))

beforeAll(async () => {
  api = await openApiWorld()
  a = await api.callerOf(api.world.a.tenantId)
  b = await api.callerOf(api.world.b.tenantId)
})
afterAll(() => api?.close())
beforeEach(async () => {
  await a('POST', '/dealerships/city/cars:batch', cars(NUMBERS))
})

const open = async (expected_count?: number) =>
  String(
    (await a('POST', '/dealerships/city/feeds', expected_count === undefined ? {} : { expected_count })).body
      .id,
  )
const onShow = async () => {
  const { body } = await a('GET', '/dealerships/city/cars?limit=500')
  return Array.isArray(body.items) ? body.items.length : -1
}

async function feed(chunks: readonly unknown[][], expected?: number) {
  const id = await open(expected)
  for (const chunk of chunks) expect((await a('POST', `/feeds/${id}/cars`, chunk)).status).toBe(200)
  return { id, ...(await a('POST', `/feeds/${id}/commit`, {})).body }
}

describe('G5 a full feed', () => {
  it('withdraws what it lacks, and a second commit answers the same', async () => {
    const done = await feed([cars(NUMBERS.slice(0, 20)), cars(NUMBERS.slice(20, 35))], 35)
    expect(done).toMatchObject({
      state: 'committed',
      received: 35,
      missing: 5,
      withdrawn: 5,
      held_reason: null,
    })
    expect(await onShow()).toBe(35)
    expect((await a('GET', '/dealerships/city/cars/U10036')).body).toMatchObject({ status: 'withdrawn' })
    expect((await a('POST', `/feeds/${done.id}/commit`, {})).body).toMatchObject({
      state: 'committed',
      withdrawn: 5,
    })
    expect((await a('POST', `/feeds/${done.id}/cars`, cars([1]))).status).toBe(409)
  })

  it.each([
    ['of which 80 % is missing', [cars(NUMBERS.slice(0, 8))], undefined, '32 of 40 cars would be withdrawn'],
    ['that is empty', [], undefined, 'the feed is empty'],
    ['that was cut short', [cars(NUMBERS.slice(0, 38))], 40, '40 cars were announced and 38 came'],
    ['that came twice', [cars(NUMBERS), cars(NUMBERS)], 40, '40 cars were announced and 80 came'],
  ])('is held for a person when it is one %s; nothing is withdrawn', async (_, chunks, expected, reason) => {
    expect(await feed(chunks, expected)).toMatchObject({ state: 'held', withdrawn: 0, held_reason: reason })
    expect(await onShow()).toBe(40)
  })

  it('keeps a car that it names but that is refused, one of another dealership, and one pushed meanwhile', async () => {
    const id = await open()
    const items = cars(NUMBERS)
    items[3] = { ...feedCar(3), price: 'broken' }
    await a('POST', `/feeds/${id}/cars`, items)
    await new Promise((done) => setTimeout(done, 1_100))
    await a('PUT', '/dealerships/city/cars/LATE', { make: 'Kia', model: 'Rio', year: 2020, car_type: 'used' })
    expect((await a('POST', `/feeds/${id}/commit`, {})).body).toMatchObject({
      state: 'committed',
      missing: 0,
    })
    expect((await a('GET', '/dealerships/city/cars/LATE')).body).toMatchObject({ status: 'in_stock' })
    await a('DELETE', '/dealerships/city/cars/LATE')
  })

  it('may be released by a person, once, or rejected', async () => {
    const { releaseFeed, rejectFeed } = await import('@/stock/feeds')
    const held = await feed([cars(NUMBERS.slice(0, 20))])
    expect(held).toMatchObject({ state: 'held', missing: 20 })
    expect(await releaseFeed(api.world.b.tenantId, held.id, 'stranger')).toBe(false)
    const rivals = await Promise.all(
      Array.from({ length: 10 }, () => releaseFeed(api.world.a.tenantId, held.id, 'anna')),
    )
    expect(rivals.filter(Boolean)).toHaveLength(1)
    expect(await onShow()).toBe(20)
    await a('POST', '/dealerships/city/cars:batch', cars(NUMBERS))
    const second = await feed([])
    expect(await rejectFeed(api.world.a.tenantId, second.id, 'anna')).toBe(true)
    expect(await releaseFeed(api.world.a.tenantId, second.id, 'anna')).toBe(false)
    expect(await onShow()).toBe(40)
  })

  it('is ended by the next one, and is nobody else’s', async () => {
    const first = await open()
    const second = await open()
    expect((await a('POST', `/feeds/${first}/cars`, cars([1]))).status).toBe(409)
    const foreign = await b('POST', `/feeds/${second}/commit`, {})
    const absent = await b('POST', '/feeds/01a1feac-7c79-79c4-9c40-3fa3b6d364ab/commit', {})
    expect([foreign.status, foreign.text]).toEqual([404, absent.text])
  })

  it('is served under its dealership too, and under no other', async () => {
    const { table } = await import('@/db/table')
    await (
      await table('dealerships')
    ).insert({ slug: 'coast', name: 'alpha Coast', tenant: api.world.a.tenantId })
    const id = await open()
    expect((await a('POST', `/dealerships/city/feeds/${id}/cars`, cars(NUMBERS))).body.summary).toMatchObject(
      { unchanged: 40 },
    )
    const [coast, absent] = [
      await a('POST', `/dealerships/coast/feeds/${id}/commit`, {}),
      await a('POST', `/dealerships/city/feeds/${id}/close`, {}),
    ]
    expect([coast.status, coast.text]).toEqual([404, absent.text])
    expect((await a('POST', `/dealerships/city/feeds/${id}/commit`, {})).body).toMatchObject({
      id,
      state: 'committed',
      received: 40,
      missing: 0,
    })
    expect((await a('POST', `/feeds/${id}/commit`, {})).body).toMatchObject({ id, state: 'committed' })
  })

  it('answers a dry commit and does nothing', async () => {
    const id = await open()
    await a('POST', `/feeds/${id}/cars`, cars(NUMBERS.slice(0, 38)))
    expect((await a('POST', `/feeds/${id}/commit?dry_run=true`, {})).body).toMatchObject({
      state: 'committed',
      missing: 2,
    })
    expect(await onShow()).toBe(40)
  })
})
