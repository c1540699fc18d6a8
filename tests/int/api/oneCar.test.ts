/** One car once: what comes back under another stock number, in another place or from another supplier goes on with its row. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApiWorld, type ApiWorld, type Caller } from '../../helpers/apiWorld'
import { caller } from '../../helpers/api'
import { feedCar } from '../../helpers/stockWorld'

let api: ApiWorld
let [yard, supplier, other]: Caller[] = []
let vins = 0
const vin = () => `MR0HA3CD${String(300_000_000 + 7919 * ++vins)}`
const at = (stocknum: string, dealership = 'city') => `/dealerships/${dealership}/cars/${stocknum}`
const car = (more: Record<string, unknown> = {}) => {
  const { stocknum: _, ...facts } = feedCar(1, more)
  return facts
}
const call = (who: Caller | undefined, ...args: Parameters<Caller>) => {
  if (!who) throw new Error('no caller')
  return who(...args)
}
const put = async (who: Caller | undefined, address: string, facts: Record<string, unknown>) =>
  (await call(who, 'PUT', address, facts)).body.result
const rowsOf = async (number: string) => {
  const { table } = await import('@/db/table')
  return (await table('cars')).find([['vin', '=', number]], { sort: [['stocknum', 'asc']] })
}

beforeAll(async () => {
  api = await openApiWorld()
  const { table } = await import('@/db/table')
  const { createKey } = await import('@/features/keys/keyRows')
  const { a, b } = api.world
  await (await table('dealerships')).insert({ slug: 'hills', name: 'alpha Hills', tenant: a.tenantId })
  const keyOf = async (name: string, tenantId: string) =>
    caller(
      api.origin,
      (await createKey({ tenantId, name, scopes: ['stock:read', 'stock:write'], createdBy: 'test' })).key,
    )
  yard = await keyOf('Yard system', a.tenantId)
  supplier = await keyOf('New supplier', a.tenantId)
  other = await keyOf('Yard system', b.tenantId)
})
afterAll(() => api?.close())

describe('a car that comes back', () => {
  it.each([
    ['under another stock number', 'city', 'N1'],
    ['in another place of the group', 'hills', 'S1'],
  ])('%s keeps its row, address, photos and price history', async (_what, place, stocknum) => {
    const number = vin()
    await put(yard, at('S1'), car({ vin: number, price: 30_000, source_version: 9 }))
    await put(yard, at('S1'), car({ vin: number, price: 29_000, source_version: 10 }))
    await call(yard, 'DELETE', at('S1'))
    const [before] = await rowsOf(number)
    const { images: _, ...thin } = car({ vin: number.toLowerCase(), price: 28_000, source_version: 1 })
    expect(await put(supplier, at(stocknum, place), thin)).toBe('updated')
    const rows = [...(await rowsOf(number)), ...(await rowsOf(number.toLowerCase()))]
    expect(rows).toHaveLength(1)
    const [after] = rows
    expect(after).toMatchObject({
      ...{ id: before?.id, slug: before?.slug, stocknum, dealership_slug: place, status: 'in_stock' },
      ...{ price: 28_000, photos_count: 12 },
    })
    expect(after?.price_history).toMatchObject([{ price: 30_000 }, { price: 29_000 }, { price: 28_000 }])
    expect((await call(supplier, 'GET', at(stocknum, place))).body.price).toBe(28_000)
    if (stocknum !== 'S1') expect((await call(yard, 'GET', at('S1'))).status).toBe(404)
    await call(supplier, 'DELETE', at(stocknum, place))
  })

  it('is told in the car’s history', async () => {
    const number = vin()
    await put(yard, at('H1'), car({ vin: number }))
    await call(yard, 'DELETE', at('H1'))
    await put(yard, at('H2'), car({ vin: number }))
    const { table } = await import('@/db/table')
    const [row] = await rowsOf(number)
    const entries = await (await table('car-history')).find([['car_id', '=', String(row?.id)]])
    expect(JSON.stringify(entries)).toContain('"stocknum":{"from":"H1","to":"H2"}')
  })
})

describe('a new car', () => {
  it.each([
    ['whose number stands for "unknown"', '11111111111111111'],
    ['whose number is no number', 'TO BE CONFIRMED'],
    ['whose number has a letter that none has', 'MR0HA3CDIO0123456'],
  ])('%s is a car of its own', async (_what, number) => {
    const [first, second] = [`X${number.slice(-4).trim()}`, `Y${number.slice(-4).trim()}`]
    await put(yard, at(first), car({ vin: number }))
    await call(yard, 'DELETE', at(first))
    expect(await put(yard, at(second), car({ vin: number }))).toBe('created')
  })

  it('whose number is on show elsewhere is a car of its own, and so is one of another dealer', async () => {
    const number = vin()
    await put(yard, at('P1'), car({ vin: number }))
    expect(await put(yard, at('P1', 'hills'), car({ vin: number }))).toBe('created')
    await call(yard, 'DELETE', at('P1'))
    expect(await put(yard, at('P2'), car({ vin: number }))).toBe('created')
    const away = vin()
    await put(yard, at('Q1'), car({ vin: away }))
    await call(yard, 'DELETE', at('Q1'))
    expect(await put(other, at('Q2'), car({ vin: away }))).toBe('created')
    expect((await rowsOf(away)).map(({ status }) => status)).toEqual(['withdrawn', 'in_stock'])
  })

  it('of a batch that names one number twice takes nothing over', async () => {
    const number = vin()
    await put(yard, at('T1'), car({ vin: number }))
    await call(yard, 'DELETE', at('T1'))
    const two = ['T2', 'T3'].map((stocknum) => ({ ...car({ vin: number }), stocknum }))
    const { body } = await call(yard, 'POST', '/dealerships/city/cars:batch', two)
    expect(body.summary).toMatchObject({ created: 2, updated: 0 })
  })

  it.each([
    ['was sold', { status: 'sold' }],
    ['was sold and withdrawn', { status: 'sold' }, 'DELETE'],
  ])('that %s and comes back years later is another offer', async (_what, sold, then?: string) => {
    const number = vin()
    await put(yard, at('V1'), car({ vin: number, price: 30_000 }))
    await put(yard, at('V1'), car({ vin: number, price: 30_000, ...sold }))
    if (then) await call(yard, then, at('V1'))
    expect(await put(yard, at('V2'), car({ vin: number, price: 12_000 }))).toBe('created')
    const [old, offer] = await rowsOf(number)
    expect(offer?.price_history).toMatchObject([{ price: 12_000 }])
    expect(old?.stocknum).toBe('V1')
    for (const stocknum of ['V1', 'V2'])
      await (
        await import('@/db/table')
      )
        .table('cars')
        .then((cars) => cars.delete([['stocknum', '=', stocknum]]))
  })

  it('of a message that also brings the old number back is a car of its own', async () => {
    const number = vin()
    await put(yard, at('B1'), car({ vin: number }))
    await call(yard, 'DELETE', at('B1'))
    const both = ['B2', 'B1'].map((stocknum) => ({ ...car({ vin: number }), stocknum }))
    expect((await call(yard, 'POST', '/dealerships/city/cars:batch', both)).body.summary).toMatchObject({
      created: 1,
      updated: 1,
    })
  })

  it('that two sources bring at once, under two numbers or in two places, goes on as one car in one of them', async () => {
    const number = vin()
    await put(yard, at('R1'), car({ vin: number }))
    await call(yard, 'DELETE', at('R1'))
    const results = await Promise.all([
      put(yard, at('R2'), car({ vin: number })),
      put(supplier, at('R3'), car({ vin: number })),
      put(supplier, at('R2', 'hills'), car({ vin: number })),
      put(other, at('R2'), car({ vin: number })),
    ])
    expect(results.toSorted()).toEqual(['created', 'created', 'created', 'updated'])
    const { tenantId } = api.world.a
    const own = (await rowsOf(number)).filter(({ tenant }) => tenant === tenantId)
    expect(
      own.map(({ stocknum, dealership_slug }) => `${String(dealership_slug)} ${String(stocknum)}`).toSorted(),
    ).toEqual(['city R2', 'city R3', 'hills R2'])
    expect(new Set(own.map(({ slug }) => slug)).size).toBe(3)
  })

  it('of a dry run takes nothing over', async () => {
    const number = vin()
    await put(yard, at('D1'), car({ vin: number }))
    await call(yard, 'DELETE', at('D1'))
    await put(yard, `${at('D2')}?dry_run=true`, car({ vin: number }))
    expect((await rowsOf(number)).map(({ stocknum }) => stocknum)).toEqual(['D1'])
  })
})

it('a full feed that gives a car another number keeps its row on show', async () => {
  const [first, second] = [vin(), vin()]
  const cars = (numbers: readonly string[]) =>
    [first, second].map((number, n) => ({ ...car({ vin: number }), stocknum: numbers[n] }))
  const feed = async (numbers: readonly string[]) => {
    const opened = await call(supplier, 'POST', '/dealerships/hills/feeds', { expected_count: 2 })
    const id = String(opened.body.id)
    await call(supplier, 'POST', `/feeds/${id}/cars`, cars(numbers))
    return (await call(supplier, 'POST', `/feeds/${id}/commit`, {})).body
  }
  await feed(['F1', 'F2'])
  const before = [...(await rowsOf(first)), ...(await rowsOf(second))]
  const committed = await feed(['F1', 'F9'])
  expect(committed.state).toBe('committed')
  const after = [...(await rowsOf(first)), ...(await rowsOf(second))]
  expect(after.map(({ id, slug, stocknum, status }) => [id, slug, stocknum, status])).toEqual([
    [before[0]?.id, before[0]?.slug, 'F1', 'in_stock'],
    [before[1]?.id, before[1]?.slug, 'F9', 'in_stock'],
  ])
})

it('the address of a car that left leads to the one on show with its number, and to no other', async () => {
  const { getSite } = await import('@/core/dealer/read/sites')
  const { sameCarOf } = await import('@/core/car/read/sameCar')
  const { table } = await import('@/db/table')
  const site = await getSite('alpha.test')
  if (!site) throw new Error('the dealer has no site')
  const number = vin()
  await put(yard, at('L1'), car({ vin: number }))
  await put(yard, at('L2', 'hills'), car({ vin: number }))
  await call(yard, 'DELETE', at('L1'))
  const [left, stored] = await rowsOf(number)
  const leads = () => sameCarOf(site, String(left?.slug))
  expect(await leads()).toBe(stored?.slug)
  await (
    await table('cars')
  ).take([['id', '=', String(left?.id)]], { same_vin: { others: [String(stored?.id)] } })
  expect(await leads()).toBeNull()
  const away = vin()
  await put(yard, at('M1'), car({ vin: away }))
  await call(yard, 'DELETE', at('M1'))
  await put(other, at('M2'), car({ vin: away }))
  expect(await sameCarOf(site, String((await rowsOf(away))[0]?.slug))).toBeNull()
})
